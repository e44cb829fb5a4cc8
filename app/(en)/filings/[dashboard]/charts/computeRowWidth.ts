import type { ChartData } from '@/content/charts';
import { estimateTextWidth } from './chartSize';
import { computeReadout } from './computeReadout';

/** Swatch and gaps of a row of the readout, in em. */
const swatchAndGaps = 2.6;

/** Labels are lighter than the weight that estimateTextWidth measures. */
const lighter = 0.9;

/** CSS width that fits every row of a chart's readout, so that all indices break into as many lines. */
export function computeRowWidth(data: ChartData, total: string): string {
  const widths = data.x.values.flatMap((_, index) => {
    const { rows, sum = '' } = computeReadout(data, index);
    return [...rows, { label: total, value: sum }].map(
      ({ label, value }) => lighter * estimateTextWidth(label, 1) + estimateTextWidth(value, 1),
    );
  });
  return `${(swatchAndGaps + Math.max(...widths)).toFixed(1)}em`;
}
