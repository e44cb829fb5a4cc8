import { type Point, round } from '../palette';
import styles from '../Chart.module.css';

interface HitAreaProps {
  /** Which of the chart's x values it is. */
  index: number;
  /** Where its values are drawn, which nothing may cover; where none are given, all of its area. */
  points?: readonly Point[];
  /** Outline of what answers to the pointer. */
  area: string;
  /** What is drawn at the place while it is spoken of; where there is none, its area is tinted. */
  line?: string;
}

/** A place of a chart that answers (Chart.client.tsx): it lies on top, and is not seen. */
export function HitArea({ index, points, area, line }: HitAreaProps) {
  return (
    <g
      data-index={index}
      data-points={points?.map((point) => point.map(Math.round).join()).join(' ')}
    >
      <path className={line ? styles.hitArea : styles.tintedHitArea} d={area} />
      {line && <path className={styles.crosshair} d={line} />}
    </g>
  );
}

/** Outline of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}
