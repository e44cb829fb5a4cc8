import { computeBarAxisLength } from './barAxisLength';
import { BarPanel } from './BarPanel';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth } from './chartDimensions';
import { findNumberedNotes } from './findNumberedNotes';
import { wrapLabel } from './labels';
import { roundToTenth } from './seriesStyle';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';

/**
 * Horizontal bars, grouped by x value. A wide chart with two axes has two panels side by side, of
 * which the left one prints the x values. In a compact one the panels lie over each other, so that the
 * bars have the whole width, and have no axes, because one grid would compare two units.
 */
export function HorizontalBarChart(props: ChartDrawingProps) {
  const { data, notes, size } = props;
  const panels = splitIntoAxisPanels(data);
  const isShared = size.compact && panels.length === 2;
  const names = data.x.values.map((name) => (size.compact ? [name] : wrapLabel(name, 130)));
  const left = size.compact
    ? 2
    : Math.max(...names.flat().map((line) => estimateTextWidth(line))) + 14;
  const columns = isShared ? 1 : panels.length;
  const between = size.compact ? 22 : 28;
  const width = (size.width - left - between * (columns - 1)) / columns;
  const sharedAxisLength = isShared
    ? Math.min(
        ...panels.map((panel) =>
          computeBarAxisLength(panel.data, width, findNumberedNotes(panel.data, notes)),
        ),
      )
    : undefined;
  return panels.map((panel, i) => (
    <g
      key={panel.data.left.label}
      transform={`translate(${roundToTenth(left + (isShared ? 0 : i * (width + between)))},0)`}
    >
      <BarPanel
        {...props}
        {...panel}
        isOnlyPanel={panels.length === 1}
        sharedAxisLength={sharedAxisLength}
        width={width}
        sharedRows={i === 0 ? { names, start: -left, width: size.width } : undefined}
      />
    </g>
  ));
}
