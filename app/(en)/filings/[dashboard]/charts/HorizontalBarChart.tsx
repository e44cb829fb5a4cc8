import { BarPanel } from './BarPanel';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { roundToTenth } from './seriesStyle';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';

const between = 28;

/**
 * Bars grouped by x value. The panels of a chart with two axes are side by side, or one below the
 * other if compact.
 */
export function HorizontalBarChart(props: ChartDrawingProps) {
  const { data, size } = props;
  const panels = splitIntoAxisPanels(data);
  const names = data.x.values.map((name) => (size.compact ? [name] : wrapLabel(name, 130)));
  const left = size.compact
    ? 8
    : Math.max(...names.flat().map((line) => estimateTextWidth(line))) + 14;
  const columns = size.compact ? 1 : panels.length;
  const width = (size.width - left - between * (columns - 1)) / columns;
  const height = (size.height * columns) / panels.length;
  return panels.map((panel, i) => (
    <g
      key={panel.data.left.label}
      transform={
        size.compact
          ? `translate(${left},${roundToTenth(i * height)})`
          : `translate(${roundToTenth(left + i * (width + between))},0)`
      }
    >
      <BarPanel
        {...props}
        {...panel}
        size={{ ...size, height }}
        isOnlyPanel={panels.length === 1}
        width={width}
        names={i === 0 || size.compact ? names : []}
        rowStart={i === 0 || size.compact ? -left : -between}
      />
    </g>
  ));
}
