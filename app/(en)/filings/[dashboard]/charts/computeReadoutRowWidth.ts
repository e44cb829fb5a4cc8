import type { ChartData } from '@/content/charts';
import { estimateTextWidth } from './chartDimensions';
import { computeReadout } from './computeReadout';

/** In em, with 9 px for fallback fonts and for engines that round the width of each letter. */
const swatchAndGaps = 2.7;

/** Fits every row, so that the readout keeps its height from x value to x value. */
export function computeReadoutRowWidth(data: ChartData, total: string): string {
  const widths = data.x.values.flatMap((_, index) => {
    const { rows, sum = '' } = computeReadout(data, index);
    return [...rows, { label: total, value: sum }].map(
      // Tabular digits are as wide as a zero.
      ({ label, value }) =>
        estimateTextWidth(label, 1) + estimateTextWidth(value.replaceAll(/\d/g, '0'), 1),
    );
  });
  return `${(swatchAndGaps + Math.max(...widths)).toFixed(1)}em`;
}
