import { measureAxisWidth } from './axisProps';
import { type ChartDimensions, estimateTextWidth, maxNoteFontSize } from './chartDimensions';
import { wrapLabel } from './labels';
import type { Rectangle } from './Rectangle';
import type { ChartPanel } from './splitIntoAxisPanels';

export interface PlacedPanel extends Rectangle {
  panel: ChartPanel;
}

const panelHeadHeight = 62;

/** Lines above bars. */
export function layOutBarAndLinePanels(
  bars: ChartPanel,
  lines: ChartPanel,
  size: ChartDimensions,
): Record<'bars' | 'lines', PlacedPanel> {
  const x = Math.max(measureAxisWidth(bars.data), measureAxisWidth(lines.data));
  const width = size.width - x;
  const nameLines = wrapCategoryNames(bars.data.x.values, width).map(({ length }) => length);
  const height = (size.height - 2 * panelHeadHeight - 18 * Math.max(...nameLines)) / 2;
  return {
    lines: { panel: lines, x, y: panelHeadHeight - 20, width, height },
    bars: { panel: bars, x, y: 2 * panelHeadHeight + height - 20, width, height },
  };
}

/**
 * Breaks names into lines that fit below a panel. If one is still too wide, every second name
 * begins a line lower.
 */
export function wrapCategoryNames(names: readonly string[], width: number): string[][] {
  const step = width / names.length - 6;
  const wrapped = names.map((name) => wrapLabel(name, step));
  const fits = wrapped.flat().every((line) => estimateTextWidth(line, maxNoteFontSize) <= step);
  return wrapped.map((lines, i) => (fits || i % 2 === 0 ? lines : ['\u00a0', ...lines]));
}
