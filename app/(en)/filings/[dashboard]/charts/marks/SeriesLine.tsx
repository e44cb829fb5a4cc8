import { type SvgPoint, roundToTenth, type SeriesStyle } from '../seriesStyle';
import marks from './SeriesMarks.module.css';

const formatPoint = ([x, y]: SvgPoint) => `${roundToTenth(x)},${roundToTenth(y)}`;

/** The parts of a series between missing items. A single item has no line and no area. */
export function splitAtGaps<Item>(items: readonly (Item | undefined)[]): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item === undefined) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter(({ length }) => length > 1);
}

/** A line with gaps where points are missing. */
export function createLinePath(points: readonly (SvgPoint | undefined)[]): string {
  return splitAtGaps(points)
    .map((part) => `M${part.map(formatPoint).join('L')}`)
    .join('');
}

interface SeriesLineProps {
  points: readonly (SvgPoint | undefined)[];
  style: SeriesStyle;
  /** Indices of points whose values are not final or are beyond the end of the axis. */
  provisionalPoints: readonly number[];
}

/** No segment leads to a provisional point, because the slope would mislead. */
export function SeriesLine({ points, style, provisionalPoints }: SeriesLineProps) {
  const plain = points.map((point, at) => (provisionalPoints.includes(at) ? undefined : point));
  return (
    <path
      className={marks[style.weight ?? 'line']}
      d={createLinePath(plain)}
      stroke={style.color}
      strokeDasharray={style.dash}
    />
  );
}
