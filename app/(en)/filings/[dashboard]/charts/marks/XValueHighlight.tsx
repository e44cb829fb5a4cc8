import { mergeOverlappingPoints } from '../mergeOverlappingPoints';
import { roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface XValueHighlightProps {
  index: number;
  /** Index of the x value highlighted until the visitor chooses another. */
  restingIndex?: number;
  /** The path of a line through the x value: vertical in a line chart, a spoke in a radar chart. */
  line?: string;
  /** The path of the arc around a pie slice. */
  outline?: string;
  /** The path around a row or column of bars. It is drawn over the labels to tint their outlines. */
  area?: string;
  /** Points that get a ring. Where rings would overlap, the points share one. */
  points?: readonly (SvgPoint | undefined)[];
}

/** Visible while the readout shows the x value. */
export function XValueHighlight({
  index,
  restingIndex,
  line,
  outline,
  area,
  points,
}: XValueHighlightProps) {
  const rings = createRingsPath(points?.filter((point) => point !== undefined) ?? []);
  return (
    <g
      className={styles.highlight}
      data-highlight={index}
      data-active={index === restingIndex ? '' : undefined}
    >
      {area && <path className={styles.highlightBand} d={area} />}
      {line && <path className={styles.crosshair} d={line} />}
      {outline && <path className={styles.highlightLine} d={outline} />}
      {rings && <path className={styles.highlightLine} d={rings} />}
    </g>
  );
}

const radius = 9.5;

function createRingsPath(points: readonly SvgPoint[]): string {
  return mergeOverlappingPoints(points, 2 * radius)
    .map(([[x, top], [, bottom]]) => {
      const height = roundToTenth(bottom - top);
      const arc = `a${radius},${radius},0,0,1,`;
      return `M${roundToTenth(x - radius)},${roundToTenth(top)}${arc}${2 * radius},0v${height}${arc}${-2 * radius},0z`;
    })
    .join('');
}
