import type { LabeledBar } from './marks/HorizontalBar';
import type { Rectangle } from './Rectangle';

export interface PlacedBar extends LabeledBar {
  series: number;
  xIndex: number;
}

export function findBarRow(
  bars: readonly PlacedBar[],
  xIndex: number,
): Pick<Rectangle, 'y' | 'height'> {
  const own = bars.filter((bar) => bar.xIndex === xIndex);
  const y = Math.min(...own.map((bar) => bar.y));
  return { y, height: Math.max(...own.map((bar) => bar.y + bar.height)) - y };
}
