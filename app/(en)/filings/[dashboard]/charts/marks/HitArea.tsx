import { roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

/**
 * A transparent shape above the rest of the chart's drawing that receives the pointer events for
 * one x value (InteractiveChart.client.tsx).
 */
export function HitArea({ index, area }: { index: number; area: string }) {
  return <path className={styles.hitArea} data-index={index} d={area} />;
}

export function createRectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${roundToTenth(x)},${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;
}
