import { BarPanel } from './BarPanel';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';

/** Bars grouped by x value. The panels of a chart with two axes are side by side. */
export function HorizontalBarChart(props: ChartDrawingProps) {
  const { data, size } = props;
  const panels = splitIntoAxisPanels(data);
  const names = data.x.values.map((name) => (size.compact ? [name] : wrapLabel(name, 130)));
  const left = size.compact
    ? 8
    : Math.max(...names.flat().map((line) => estimateTextWidth(line))) + 14;
  const between = size.compact ? 24 : 28;
  const width = (size.width - left - between * (panels.length - 1)) / panels.length;
  return panels.map((panel, i) => (
    <BarPanel
      key={panel.data.left.label}
      {...props}
      {...panel}
      isOnlyPanel={panels.length === 1}
      start={left + i * (width + between)}
      width={width}
      names={i === 0 ? names : []}
      before={i === 0 ? left : between}
    />
  ));
}
