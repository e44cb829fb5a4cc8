import { createMarkersPath, type SvgPoint } from '../seriesStyle';
import styles from '../WideAndCompactChart.module.css';

interface XValueHighlightProps {
  /** Index of the x value that the highlight belongs to. */
  index: number;
  /** SVG path of a crosshair. */
  line?: string;
  /** SVG path of a shape that is outlined. */
  outline?: string;
  /** SVG path of an area that is tinted. */
  area?: string;
  /** Points that get a ring. */
  points?: readonly SvgPoint[];
}

/**
 * The highlight of one x value, invisible until that x value is chosen
 * (InteractiveChart.client.tsx). It comes before the labels in the SVG, so it covers none.
 */
export function XValueHighlight({ index, line, outline, area, points = [] }: XValueHighlightProps) {
  return (
    <g className={styles.highlight} data-highlight={index}>
      {area && <path className={styles.highlightBand} d={area} />}
      {line && <path className={styles.crosshair} d={line} />}
      {outline && <path className={styles.outline} d={outline} />}
      {points.length > 0 && (
        <path className={styles.pointRing} d={createMarkersPath('circle', points, 8)} />
      )}
    </g>
  );
}
