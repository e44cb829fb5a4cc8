import type { ChartData } from '@/content/charts';
import { textWidth } from './chartSize';
import { readoutAt } from './readoutAt';

/** Swatch and gaps of a row of the readout, in em. */
const swatchAndGaps = 2.6;

/** Labels are lighter than the weight that textWidth measures. */
const lighter = 0.9;

/** CSS width that fits every row of a chart's readout, so that all indices break into as many lines. */
export function rowWidth(data: ChartData, total: string): string {
  const widths = data.x.values.flatMap((_, index) => {
    const { rows, sum = '' } = readoutAt(data, index);
    return [...rows, { label: total, value: sum }].map(
      ({ label, value }) => lighter * textWidth(label, 1) + textWidth(value, 1),
    );
  });
  return `${(swatchAndGaps + Math.max(...widths)).toFixed(1)}em`;
}
