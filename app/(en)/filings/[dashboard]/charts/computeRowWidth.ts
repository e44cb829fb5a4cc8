import type { ChartData } from '@/content/charts';
import { estimateTextWidth } from './chartSize';
import { computeReadout } from './computeReadout';

/** Width of a row's swatch and gaps, in em. */
const swatchAndGaps = 2.6;

/** Factor for the labels, whose weight is lighter than the one that estimateTextWidth assumes. */
const lighter = 0.9;

/**
 * Computes a CSS width that fits every row of a chart's readout, so that the readout has the same
 * height for every x value.
 */
export function computeRowWidth(data: ChartData, total: string): string {
  const widths = data.x.values.flatMap((_, index) => {
    const { rows, sum = '' } = computeReadout(data, index);
    return [...rows, { label: total, value: sum }].map(
      ({ label, value }) => lighter * estimateTextWidth(label, 1) + estimateTextWidth(value, 1),
    );
  });
  return `${(swatchAndGaps + Math.max(...widths)).toFixed(1)}em`;
}
