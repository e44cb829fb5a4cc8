import { roundToTenth } from '../seriesStyle';
import styles from '../ChartPicture.module.css';

/** Transparent shape above everything else that catches the pointer for one x value (InteractiveChart.client.tsx). */
export function HitArea({ index, area }: { index: number; area: string }) {
  return <path className={styles.hitArea} data-index={index} d={area} />;
}

/** Path of a rectangle. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${roundToTenth(x)},${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;
}
