import { mergeOverlapping } from '../mergeOverlapping';
import { roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface XValueHighlightProps {
  index: number;
  /** Highlighted until the visitor chooses an x value. */
  restingIndex?: number;
  /** A path through the x value: vertical in a line chart, a spoke in a radar chart. */
  line?: string;
  /** The path of a pie slice. */
  outline?: string;
  /** The path of a row or column of bars. Drawn over labels, its tint also covers their outlines. */
  area?: string;
  /** Points that get a ring; those whose rings would overlap share one. */
  points?: readonly SvgPoint[];
}

/** Visible while the readout shows the x value. Lines and rings precede the labels, so that they cover none. */
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
      {outline && <path className={styles.highlightLine} d={outline} />}
      {points.length > 0 && <path className={styles.highlightLine} d={createRingsPath(points)} />}
    </g>
  );
}

const radius = 8;

function createRingsPath(points: readonly SvgPoint[]): string {
  return mergeOverlapping(points, 2 * radius)
    .map(([[x, top], [, bottom]]) => {
      const height = roundToTenth(bottom - top);
      const arc = `a${radius},${radius},0,0,1,`;
      return `M${roundToTenth(x - radius)},${roundToTenth(top)}${arc}${2 * radius},0v${height}${arc}${-2 * radius},0z`;
    })
    .join('');
}
