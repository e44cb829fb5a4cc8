import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { measureAxisWidth } from './axisProps';
import {
  axisTitleLineHeight,
  type ChartDimensions,
  estimateTextWidth,
  maxLabelFontSize,
  spansPageWidth,
} from './chartDimensions';
import { wrapLabel } from './labels';
import { type ChartPanel, splitIntoAxisPanels } from './splitIntoAxisPanels';
import type { Rectangle } from './Rectangle';
import { type AxisRange, computeTicks, getAxisRange } from './axisScale';

export interface LinePanel extends ChartPanel, Rectangle {
  range: AxisRange;
  ticks: readonly number[];
  head: number;
  /** For each series, what is printed at the line's end: the name and perhaps the last value. */
  endLabels: readonly (readonly string[])[];
}

export function wrapValueAxisTitle({ left }: ChartData, { width }: ChartDimensions): string[] {
  return wrapLabel(left.label, width);
}

export const panelGap = 24;

/** In charts as wide as the page, end labels are smaller than maxLabelFontSize by this factor. */
const spanningScale = 0.85;

/** The font size of end labels, and their gap from the line's end. */
export const getEndLabelMetrics = ({ compact }: Pick<ChartDimensions, 'compact'>) =>
  compact
    ? { fontSize: 12.6, gap: 6, gapWithLeader: 15 }
    : { fontSize: maxLabelFontSize, gap: 12, gapWithLeader: 18 };

/** The width, in SVG units, below which the panels of a compact chart have no end labels. */
const minCompactPanelWidth = 197;

/** Room below the panel's title for values beyond the end of the axis. */
function getRoomAbove({ data, hanging }: ChartPanel): number {
  const { max } = getAxisRange(data);
  const isBeyond = (value: number | null) => value !== null && value > max;
  return !hanging && data.series.some(({ values }) => values.some(isBeyond)) ? 16 : 0;
}

/** The panels are one below the other and share an x axis; a panel with more lines is taller. */
export function layOutLinePanels(data: ChartData, size: ChartDimensions): LinePanel[] {
  const { x } = data;
  const panels = splitIntoAxisPanels(data).map((panel, _, all) => ({
    ...panel,
    head:
      27 + axisTitleLineHeight * wrapValueAxisTitle(panel.data, size).length + getRoomAbove(panel),
    endLabels: computeEndLabels(panel, all.length === 1),
  }));
  const left = Math.max(
    ...panels.map((panel) => measureAxisWidth(panel.data, size.compact ? 15 : undefined)),
  );
  const endLabelLines = panels.flatMap((panel) => panel.endLabels.flat());
  const { fontSize, gapWithLeader } = getEndLabelMetrics(size);
  const scale = spansPageWidth(data) && !size.compact ? spanningScale : 1;
  const endLabelsWidth = Math.max(
    ...endLabelLines.map((line) => scale * estimateTextWidth(line, fontSize) + gapWithLeader + 2),
    14,
  );
  const hasEndLabels = !size.compact || size.width - left - endLabelsWidth >= minCompactPanelWidth;
  const right = hasEndLabels ? endLabelsWidth : 14;
  const below = 12 + 18 * (x.values.some((value) => value.includes(' ')) || x.unit ? 2 : 1);
  const width = size.width - left - right;
  const heads = total(panels.map(({ head }) => head)) + panelGap * (panels.length - 1);
  const weights = panels.map(({ indices }) => 1 + indices.length);
  const unit = (size.height - heads - below) / total(weights);
  return panels.map((panel, i) => {
    const y =
      total(panels.slice(0, i + 1).map(({ head }) => head)) +
      panelGap * i +
      unit * total(weights.slice(0, i));
    const box = { x: left, y, width, height: unit * (weights[i] ?? 0) };
    const { min, max } = getAxisRange(panel.data);
    const range = panel.hanging ? { min: max, max: min } : { min, max };
    const ticks = panel.hanging ? [0] : computeTicks(range, panels[1] && [3, 2, 4]);
    return { ...panel, ...box, endLabels: hasEndLabels ? panel.endLabels : [], range, ticks };
  });
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function computeEndLabels(
  { data: { series, left, lastValueLabels } }: ChartPanel,
  isOnly: boolean,
): string[][] {
  // Beside other panels, the title of a panel with only one line already names that line.
  if (series.length === 1 && !isOnly) return [];
  return series.map(({ id, label, values }) =>
    lastValueLabels?.includes(id)
      ? [label, formatValue(values.findLast((value) => value !== null) ?? null, left)]
      : [label],
  );
}
