import type { ChartData, ChartNote } from '@/content/charts';
import { type Box, labelOf } from './BarShapes';
import { notedPoints } from './chart';
import { textWidth } from './frame';
import { NoteMark } from './marks/NoteMark';
import type { Point } from './palette';

interface BarNotesProps {
  data: ChartData;
  notes: readonly ChartNote[];
  boxes: readonly Box[];
  lying: boolean;
  at: (series: number, place: number) => Point;
}

/** The number of a note stands behind the value of its bar, or above a mark that is no bar. */
export function BarNotes({ data, notes, boxes, lying, at }: BarNotesProps) {
  return notedPoints(data, notes).map(({ number, series, x: place }) => {
    const box = boxes.find((one) => one.series === series && one.place === place);
    const [x, y] = at(series, place);
    if (!box) return <NoteMark key={number} number={number} at={[x, y - 20]} />;
    return (
      <NoteMark
        key={number}
        number={number}
        at={
          lying
            ? [box.x + box.width + textWidth(labelOf(data, box)) + 22, box.y + box.height / 2]
            : [box.x + box.width / 2, box.y - 32]
        }
      />
    );
  });
}
