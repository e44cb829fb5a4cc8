import { measureAxisWidth } from './axisProps';
import type { ChartDimensions } from './chartDimensions';
import { wrapLabel } from './labels';
import type { Rectangle } from './Rectangle';
import type { ChartPanel } from './splitIntoAxisPanels';

/** A panel with the rectangle of its plot. */
export interface PlacedPanel extends Rectangle {
  panel: ChartPanel;
}

/** Height above a panel for its title and, in a compact chart, for its value axis. */
const panelHeadHeight = 62;

/**
 * Places a panel of bars and a panel of lines: the lines above the bars or, in a compact chart, to
 * their right.
 */
export function layOutBarAndLinePanels(
  bars: ChartPanel,
  lines: ChartPanel,
  size: ChartDimensions,
): Record<'bars' | 'lines', PlacedPanel> {
  return size.compact ? placeSideBySide(bars, lines, size) : stack(bars, lines, size);
}

/** Breaks the names of the categories into lines that fit below a panel of the given width. */
export const wrapCategoryNames = (names: readonly string[], width: number) =>
  names.map((name) => wrapLabel(name, width / names.length - 6));

function stack(bars: ChartPanel, lines: ChartPanel, size: ChartDimensions) {
  const x = Math.max(measureAxisWidth(bars.data), measureAxisWidth(lines.data));
  const width = size.width - x;
  const nameLines = wrapCategoryNames(bars.data.x.values, width).map(({ length }) => length);
  const height = (size.height - 2 * panelHeadHeight - 18 * Math.max(...nameLines)) / 2;
  return {
    lines: { panel: lines, x, y: panelHeadHeight - 20, width, height },
    bars: { panel: bars, x, y: 2 * panelHeadHeight + height - 20, width, height },
  };
}

function placeSideBySide(bars: ChartPanel, lines: ChartPanel, size: ChartDimensions) {
  const box = { y: 70, height: size.height - 74 };
  const barsWidth = 0.4 * size.width;
  const x = barsWidth + 52;
  return {
    bars: { panel: bars, x: 0, width: barsWidth, ...box },
    lines: { panel: lines, x, width: size.width - x - 20, ...box },
  };
}
