import { createMarkersPath, type SvgPoint, type SeriesStyle } from '../seriesStyle';
import styles from './SeriesMarks.module.css';

interface SeriesMarkersProps {
  points: readonly (SvgPoint | undefined)[];
  style: SeriesStyle;
  radius?: number;
  /** For provisional points. */
  hollow?: boolean;
}

/** All markers are one path, outlined in the background color so that they stand out from lines. */
export function SeriesMarkers({ points, style, radius = 4, hollow }: SeriesMarkersProps) {
  const isOpen = hollow ?? style.marker === 'ring';
  return (
    <path
      className={isOpen ? styles.ring : styles.marker}
      d={createMarkersPath(style.marker, points, radius)}
      fill={isOpen ? undefined : style.color}
      stroke={isOpen ? style.color : undefined}
    />
  );
}
