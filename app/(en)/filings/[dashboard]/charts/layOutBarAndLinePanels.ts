import { measureAxisWidth } from './axisProps';
import { type ChartDimensions, estimateTextWidth, maxNoteFontSize } from './chartDimensions';
import { wrapLabel } from './labels';
import type { Rectangle } from './Rectangle';
import type { ChartPanel } from './splitIntoAxisPanels';

export interface PlacedPanel extends Rectangle {
  panel: ChartPanel;
}

/** Height above a panel for its title. */
const panelHeadHeight = 62;

/** Places a panel of lines above a panel of bars. */
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
 * Breaks the names of the categories into lines that fit below a panel of the given width. If a name
 * is still too wide, every second name begins one line lower.
 */
export function wrapCategoryNames(names: readonly string[], width: number): string[][] {
  const step = width / names.length - 6;
  const wrapped = names.map((name) => wrapLabel(name, step));
  const fits = wrapped.flat().every((line) => estimateTextWidth(line, maxNoteFontSize) <= step);
  return wrapped.map((lines, i) => (fits || i % 2 === 0 ? lines : ['\u00a0', ...lines]));
}
