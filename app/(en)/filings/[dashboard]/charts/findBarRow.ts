import type { LabeledBar } from './marks/HorizontalBar';
import type { Rectangle } from './Rectangle';

/** The bar of one series at one x value. */
export interface PlacedBar extends LabeledBar {
  series: number;
  xIndex: number;
}

/** Returns the top and the height of the row of bars at an x value. */
export function findBarRow(
  bars: readonly PlacedBar[],
  xIndex: number,
): Pick<Rectangle, 'y' | 'height'> {
  const own = bars.filter((bar) => bar.xIndex === xIndex);
  const y = Math.min(...own.map((bar) => bar.y));
  return { y, height: Math.max(...own.map((bar) => bar.y + bar.height)) - y };
}
