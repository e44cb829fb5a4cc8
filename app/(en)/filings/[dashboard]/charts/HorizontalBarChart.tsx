import { BarPanel } from './BarPanel';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { roundToTenth } from './seriesStyle';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';

/**
 * Horizontal bars, grouped by x value. A chart with two axes has two panels side by side; only the
 * left one prints the x values.
 */
export function HorizontalBarChart(props: ChartDrawingProps) {
  const { data, size } = props;
  const panels = splitIntoAxisPanels(data);
  const names = data.x.values.map((name) => (size.compact ? [name] : wrapLabel(name, 130)));
  const left = size.compact
    ? 2
    : Math.max(...names.flat().map((line) => estimateTextWidth(line))) + 14;
  const between = size.compact ? 22 : 28;
  const width = (size.width - left - between * (panels.length - 1)) / panels.length;
  return panels.map((panel, i) => (
    <g
      key={panel.data.left.label}
      transform={`translate(${roundToTenth(left + i * (width + between))},0)`}
    >
      <BarPanel
        {...props}
        {...panel}
        isOnlyPanel={panels.length === 1}
        width={width}
        sharedRows={i === 0 ? { names, start: -left, width: size.width } : undefined}
      />
    </g>
  ));
}
