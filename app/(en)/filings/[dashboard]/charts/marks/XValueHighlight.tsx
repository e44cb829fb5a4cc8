import { createMarkersPath, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface XValueHighlightProps {
  index: number;
  /** Highlighted until the visitor chooses an x value. */
  restingIndex?: number;
  /** A path through the x value: vertical in a line chart, a spoke in a radar chart. */
  line?: string;
  /** The path of a pie slice. */
  outline?: string;
  /** The path of a row or column of bars. */
  area?: string;
  /** Points that get a ring. */
  points?: readonly SvgPoint[];
}

/** Visible while the readout shows the x value. It precedes the labels, so that it covers none. */
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
