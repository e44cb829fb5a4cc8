import { type SvgPoint, roundToTenth, type SeriesStyle } from '../seriesStyle';
import marks from './SeriesMarks.module.css';

const formatPoint = ([x, y]: SvgPoint) => `${roundToTenth(x)},${roundToTenth(y)}`;

export function createLinePath(points: readonly SvgPoint[]): string {
  return `M${points.map(formatPoint).join('L')}`;
}

interface SeriesLineProps {
  points: readonly SvgPoint[];
  style: SeriesStyle;
  /** Indices of points whose values are not final or are beyond the end of the axis. */
  provisionalPoints: readonly number[];
}

/** No segment leads to a provisional point, because the slope would mislead. */
export function SeriesLine({ points, style, provisionalPoints }: SeriesLineProps) {
  const isPlain = (at: number) => at in points && !provisionalPoints.includes(at);
  const path = points
    .map((point, at) => {
      if (!isPlain(at)) return '';
      if (isPlain(at - 1)) return `L${formatPoint(point)}`;
      return isPlain(at + 1) ? `M${formatPoint(point)}` : '';
    })
    .join('');
  return (
    <path
      className={marks[style.weight ?? 'line']}
      d={path}
      stroke={style.color}
      strokeDasharray={style.dash}
    />
  );
}
