import { createMarkersPath, type SvgPoint, type SeriesStyle } from '../seriesStyle';
import styles from './SeriesMarks.module.css';

interface SeriesMarkersProps {
  points: readonly SvgPoint[];
  style: SeriesStyle;
  radius?: number;
  /** Draws markers as outlines, not filled, because their values are not final. */
  hollow?: boolean;
}

/**
 * The markers of a series as one SVG path. Filled markers have an outline in the background color,
 * which separates them from the lines that they cover.
 */
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
