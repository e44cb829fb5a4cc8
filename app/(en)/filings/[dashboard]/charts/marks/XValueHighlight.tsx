import { markerPath, type Point } from '../seriesStyle';
import styles from '../ChartPicture.module.css';

interface XValueHighlightProps {
  /** Index of the x value. */
  index: number;
  /** Crosshair. */
  line?: string;
  /** Outline of a shape. */
  outline?: string;
  /** Outline of an area that is tinted. */
  area?: string;
  /** Each gets a ring. */
  points?: readonly Point[];
}

/** Invisible until its index is chosen (InteractiveChart.client.tsx). It is drawn before the letters, so it covers none. */
export function XValueHighlight({ index, line, outline, area, points = [] }: XValueHighlightProps) {
  return (
    <g className={styles.highlight} data-highlight={index}>
      {area && <path className={styles.highlightBand} d={area} />}
      {line && <path className={styles.crosshair} d={line} />}
      {outline && <path className={styles.outline} d={outline} />}
      {points.length > 0 && (
        <path className={styles.pointRing} d={markerPath('circle', points, 8)} />
      )}
    </g>
  );
}
