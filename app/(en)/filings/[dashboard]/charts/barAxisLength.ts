import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { getAxisRange } from './axisScale';
import { estimateTextWidth } from './chartDimensions';
import type { NumberedNote } from './numberNotes';

/** Room after a bar's label, in SVG units, with and without a footnote number. */
const roomAfterLabel = { numbered: 26, plain: 8 };

/** The share of the value axis that a bar covers. */
function getShare(data: ChartData, value: number): number {
  const { min, max } = getAxisRange(data);
  return (value - min) / (max - min);
}

/** An axis short enough that a label fits to the right of every bar. */
export function computeBarAxisLength(
  data: ChartData,
  width: number,
  numberedNotes: readonly NumberedNote[],
  nameOf: (series: number, xIndex: number) => string = () => '',
): number {
  const rooms = data.series.flatMap(({ values }, one) =>
    values.map((value, xIndex) => {
      const isNumbered = numberedNotes.some((note) => note.series === one && note.x === xIndex);
      const label = `${formatValue(value, data.left)} ${nameOf(one, xIndex)}`;
      const room = isNumbered ? roomAfterLabel.numbered : roomAfterLabel.plain;
      return (width - estimateTextWidth(label) - room) / getShare(data, value);
    }),
  );
  return Math.min(width - 20, ...rooms);
}
