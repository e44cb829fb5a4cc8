import type { ChartData } from '@/content/charts';
import { estimateTextWidth } from './chartDimensions';
import { computeReadout } from './computeReadout';

/** In em, with room to spare for wider fallback fonts and browsers that round letter widths. */
const swatchAndGapsWidth = 2.7;

/** In em. Digits of a column of numbers are all as wide. */
const tabularDigitWidth = 0.7;

/** As wide as the widest row at any x value, so that the readout's height never changes. */
export function computeReadoutRowWidth(data: ChartData, totalLabel: string): string {
  const widths = data.x.values.flatMap((_, index) =>
    computeReadout(data, index, totalLabel).rows.map(
      ({ label, value }) =>
        estimateTextWidth(label, 1) +
        estimateTextWidth(value.replaceAll(/\d/g, ''), 1) +
        tabularDigitWidth * value.replaceAll(/\D/g, '').length,
    ),
  );
  return `${(swatchAndGapsWidth + Math.max(...widths)).toFixed(1)}em`;
}
