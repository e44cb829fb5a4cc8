import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { measureAxisWidth } from './axisProps';
import { type AxisRange, computeTicks, getAxisRange } from './axisScale';
import {
  axisTitleLineHeight,
  type ChartDimensions,
  estimateTextWidth,
  maxLabelFontSize,
  spansPageWidth,
} from './chartDimensions';
import { wrapCategoryNames, wrapLabel, wrapTickLabels } from './labels';
import { roundToTenth } from './seriesStyle';
import { type ChartPanel, splitIntoAxisPanels } from './splitIntoAxisPanels';

/** A panel with the place of its plot, the rectangle between the axes, in the drawing. */
export interface Panel extends ChartPanel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The distance between x values. */
  step: number;
  /** The room before the first x value and after the last, in steps. */
  inset: number;
  range: AxisRange;
  ticks: readonly number[];
  /** The lines of the value axis's title. */
  title: readonly string[];
  /** The room above the plot, which has the title. */
  head: number;
  /** The gap between `head` and a panel above it. */
  gap: number;
  /** For each series, what is printed at the line's end: the name and perhaps the last value. */
  endLabels: readonly (readonly string[])[];
  /** For each x value, the lines printed below the last panel; none if it is not labeled. */
  xLabels: readonly (readonly string[])[];
}

/** A combined chart has a column for each x value, and so needs no room for the end of a line. */
const combinedMetrics = { inset: 0.5, head: 25, gap: 20, below: 20, minRight: 0 };
const lineMetrics = { inset: 0, head: 27, gap: 24, below: 12, minRight: 14 };

const xLabelLineHeight = 18;

/** In charts as wide as the page, end labels are smaller than maxLabelFontSize by this factor. */
const spanningScale = 0.85;

/** The font size of end labels, and their gap from the line's end. */
export const getEndLabelMetrics = ({ compact }: Pick<ChartDimensions, 'compact'>) =>
  compact
    ? { fontSize: 12.6, gap: 6, gapWithLeader: 15 }
    : { fontSize: maxLabelFontSize, gap: 12, gapWithLeader: 18 };

/** The width, in SVG units, below which the panels of a compact chart have no end labels. */
const minCompactPanelWidth = 197;

/** The panels are one below the other and share an x axis. Those of bars are the lowest. */
export function layOutPanels(data: ChartData, size: ChartDimensions): Panel[] {
  const { x, kind } = data;
  const { minRight, inset, gap, ...metrics } = kind === 'combined' ? combinedMetrics : lineMetrics;
  const panels = splitIntoAxisPanels(data)
    .sort((a, b) => Number(!!a.bars) - Number(!!b.bars))
    .map((panel, _, all) => {
      const title = wrapLabel(panel.data.left.label, size.width);
      const head = metrics.head + axisTitleLineHeight * title.length + getRoomAbove(panel);
      return { ...panel, title, head, endLabels: computeEndLabels(panel, all.length === 1) };
    });
  const left = Math.max(
    ...panels.map((panel) => measureAxisWidth(panel.data, size.compact ? 15 : undefined)),
  );
  const { fontSize, gapWithLeader } = getEndLabelMetrics(size);
  const scale = spansPageWidth(data) && !size.compact ? spanningScale : 1;
  const endLabelsWidth = Math.max(
    ...panels
      .flatMap(({ endLabels }) => endLabels.flat())
      .map((line) => scale * estimateTextWidth(line, fontSize) + gapWithLeader + 2),
    minRight,
  );
  const hasEndLabels = !size.compact || size.width - left - endLabelsWidth >= minCompactPanelWidth;
  const width = size.width - left - (hasEndLabels ? endLabelsWidth : minRight);
  const step = width / (x.values.length - 1 + 2 * inset);
  const xLabels =
    kind === 'combined' ? wrapCategoryNames(x.values, step) : wrapTickLabels(x.values, step);
  const lines = Math.max(...xLabels.map(({ length }) => length), x.unit ? 2 : 1);
  const heads = total(panels.map(({ head }) => head)) + gap * (panels.length - 1);
  const room = size.height - heads - metrics.below - xLabelLineHeight * lines;
  const allWeights = total(panels.map(weigh));
  let end = -gap;
  return panels.map((panel) => {
    const y = end + gap + panel.head;
    const height = (room * weigh(panel)) / allWeights;
    end = y + height;
    const { min, max } = getAxisRange(panel.data);
    const range = panel.bars === 'hanging' ? { min: max, max: min } : { min, max };
    return {
      ...panel,
      // Rounded, so that marks rounded in the plot are at round places of the drawing.
      x: roundToTenth(left),
      y: roundToTenth(y),
      width: roundToTenth(width),
      height: roundToTenth(height),
      step,
      inset,
      gap,
      range,
      ticks: chooseTicks(panel, range, panels.length === 1),
      endLabels: hasEndLabels ? panel.endLabels : [],
      xLabels,
    };
  });
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The share of a panel in the height of all plots. */
function weigh({ data, bars, indices }: ChartPanel): number {
  // In a combined chart, lines have names and notes inside their panel, so it is taller.
  if (data.kind === 'combined') return bars ? 0.42 : 0.58;
  return 1 + indices.length;
}

function chooseTicks({ data, bars }: ChartPanel, range: AxisRange, isOnly: boolean): number[] {
  if (bars === 'hanging') return [0];
  if (data.kind === 'combined') return computeTicks(range, [4, 5, 2]);
  return computeTicks(range, isOnly ? undefined : [3, 2, 4]);
}

/** Room below the panel's title for values beyond the end of the axis. */
function getRoomAbove({ data, bars }: ChartPanel): number {
  const { max } = getAxisRange(data);
  const isBeyond = (value: number | null) => value !== null && value > max;
  return !bars && data.series.some(({ values }) => values.some(isBeyond)) ? 16 : 0;
}

function computeEndLabels(
  { data: { kind, series, left, lastValueLabels } }: ChartPanel,
  isOnly: boolean,
): string[][] {
  // Beside other panels, the title of a panel with only one line already names that line.
  if (kind === 'combined' || (series.length === 1 && !isOnly)) return [];
  return series.map(({ id, label, values }) =>
    lastValueLabels?.includes(id)
      ? [label, formatValue(values.findLast((value) => value !== null) ?? null, left)]
      : [label],
  );
}
