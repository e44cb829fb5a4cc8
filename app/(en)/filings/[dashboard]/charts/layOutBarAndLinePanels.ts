import { measureAxisWidth } from './axisProps';
import {
  axisTitleLineHeight,
  type ChartDimensions,
  estimateTextWidth,
  maxNoteFontSize,
} from './chartDimensions';
import { wrapLabel } from './labels';
import type { Rectangle } from './Rectangle';
import type { ChartPanel } from './splitIntoAxisPanels';

export interface PlacedPanel extends Rectangle {
  panel: ChartPanel;
  title: readonly string[];
}

export function layOutBarAndLinePanels(
  bars: ChartPanel,
  lines: ChartPanel,
  size: ChartDimensions,
): Record<'bars' | 'lines', PlacedPanel> {
  const tickFontSize = size.compact ? 15 : undefined;
  const x = Math.max(...[bars, lines].map(({ data }) => measureAxisWidth(data, tickFontSize)));
  const width = size.width - x;
  const nameLines = wrapCategoryNames(bars.data.x.values, width).map(({ length }) => length);
  const createTitle = ({ data }: ChartPanel) => wrapLabel(data.left.label, size.width);
  const titles = { bars: createTitle(bars), lines: createTitle(lines) };
  const y = 25 + axisTitleLineHeight * titles.lines.length;
  const between = 45 + axisTitleLineHeight * titles.bars.length;
  const room = size.height - y - between - 20 - 18 * Math.max(...nameLines);
  // Lines have names and notes inside their panel, so it is taller.
  const height = 0.58 * room;
  const below = { y: y + height + between, height: room - height };
  return {
    lines: { panel: lines, title: titles.lines, x, y, width, height },
    bars: { panel: bars, title: titles.bars, x, width, ...below },
  };
}

/**
 * Breaks names into lines that fit below a panel. If a line is still too wide, every second name
 * begins a line lower.
 */
export function wrapCategoryNames(names: readonly string[], width: number): string[][] {
  const step = width / names.length - 6;
  const wrapped = names.map((name) => wrapLabel(name, step));
  const fits = wrapped.flat().every((line) => estimateTextWidth(line, maxNoteFontSize) <= step);
  return wrapped.map((lines, i) => (fits || i % 2 === 0 ? lines : ['\u00a0', ...lines]));
}
