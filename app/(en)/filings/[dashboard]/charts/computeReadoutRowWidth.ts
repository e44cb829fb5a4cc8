import type { ChartData } from '@/content/charts';
import { estimateTextWidth } from './chartDimensions';
import { computeReadout } from './computeReadout';

/**
 * Width of a row's swatch and gaps, in em. It includes 9 px for engines that round the width of
 * each letter to whole pixels, and for fallback fonts.
 */
const swatchAndGaps = 2.7;

/**
 * Computes a CSS width that fits every row of a chart's readout, so that the readout has the same
 * height for every x value.
 */
export function computeReadoutRowWidth(data: ChartData, total: string): string {
  const widths = data.x.values.flatMap((_, index) => {
    const { rows, sum = '' } = computeReadout(data, index);
    return [...rows, { label: total, value: sum }].map(
      // The readout's digits are tabular, so each is as wide as a zero.
      ({ label, value }) =>
        estimateTextWidth(label, 1) + estimateTextWidth(value.replaceAll(/\d/g, '0'), 1),
    );
  });
  return `${(swatchAndGaps + Math.max(...widths)).toFixed(1)}em`;
}
