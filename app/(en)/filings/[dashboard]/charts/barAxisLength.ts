import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { getAxisRange } from './axisScale';
import { estimateTextWidth } from './chartDimensions';
import type { NumberedNote } from './findNumberedNotes';

/** Room in SVG units after the label of a bar, with and without the number of a note. */
const roomAfterLabel = { numbered: 26, plain: 8 };

/** Returns the share of the value axis, from 0 to 1, that a bar covers. */
function getShare(data: ChartData, value: number): number {
  const { min, max } = getAxisRange(data);
  return (value - min) / (max - min);
}

/**
 * Returns the length of the value axis of horizontal bars in SVG units, short enough that the label
 * of every bar fits to the right of the bar.
 */
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

/** Returns the index of the first x value whose bars leave room for the names of the series; 0 if there is none. */
export function findRowForNames(data: ChartData, width: number): number {
  const fits = (xIndex: number) =>
    data.series.every(({ values, label }) => {
      const value = values[xIndex] ?? 0;
      const text = `${formatValue(value, data.left)} ${label}`;
      return getShare(data, value) * width + estimateTextWidth(text) < width;
    });
  return Math.max(
    data.x.values.findIndex((_, xIndex) => fits(xIndex)),
    0,
  );
}
