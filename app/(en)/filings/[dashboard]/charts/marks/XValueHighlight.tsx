import { createMarkersPath, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface XValueHighlightProps {
  index: number;
  /** Index of the x value that is highlighted while the visitor has chosen none. */
  restingIndex?: number;
  /**
   * SVG path of the straight line through the x value: vertical in a line chart, a spoke in a radar
   * chart.
   */
  line?: string;
  /** SVG path of the pie slice that gets an outline. */
  outline?: string;
  /** SVG path of the row or column of bars that gets a tint. */
  area?: string;
  /** Data points at the x value. Each gets a ring. */
  points?: readonly SvgPoint[];
}

/**
 * The highlight of one x value, visible while the readout shows the x value
 * (InteractiveChart.client.tsx). It precedes the labels in the SVG, so that it covers none of them.
 */
export function XValueHighlight({
  index,
  restingIndex,
  line,
  outline,
  area,
  points = [],
}: XValueHighlightProps) {
  return (
    <g
      className={styles.highlight}
      data-highlight={index}
      data-active={index === restingIndex ? '' : undefined}
    >
      {area && <path className={styles.highlightBand} d={area} />}
      {line && <path className={styles.crosshair} d={line} />}
      {outline && <path className={styles.outline} d={outline} />}
      {points.length > 0 && (
        <path className={styles.pointRing} d={createMarkersPath('circle', points, 8)} />
      )}
    </g>
  );
}
