import { round } from '../palette';
import styles from '../Chart.module.css';

/** Transparent shape above everything else that catches the pointer for one x value (Chart.client.tsx). */
export function HitArea({ index, area }: { index: number; area: string }) {
  return <path className={styles.hitArea} data-index={index} d={area} />;
}

/** Path of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}
