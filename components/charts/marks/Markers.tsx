import { markerPath, type Point, type SeriesStyle } from '../palette';
import styles from '../Chart.module.css';

interface MarkersProps {
  points: readonly Point[];
  style: SeriesStyle;
  radius?: number;
}

/** The markers of a series in one path; the rim parts them from what they lie on. */
export function Markers({ points, style, radius = 4 }: MarkersProps) {
  const isRing = style.marker === 'ring';
  return (
    <path
      className={isRing ? styles.ring : styles.marker}
      d={markerPath(style.marker, points, radius)}
      fill={isRing ? undefined : style.color}
      stroke={isRing ? style.color : undefined}
    />
  );
}
