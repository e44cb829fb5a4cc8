import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { measureAxisWidth } from './axes';
import { type ChartSize, estimateTextWidth } from './chartSize';
import { wrapLabel } from './labels';
import type { Point } from './seriesStyle';
import { type ChartPanel, splitIntoPanels } from './splitIntoPanels';
import type { Rectangle } from './Rectangle';
import { rescale, type AxisRange, getAxisRange } from './axisScale';

/** The lines of one panel, and the rectangle that they are drawn in. */
export interface LinePanel extends ChartPanel, Rectangle {
  range: AxisRange;
  /** Points of each series; where they are stacked, those of its upper edge. */
  lines: readonly (readonly Point[])[];
  /** What stands at the end of each: its name, and its last value where that is printed. */
  names: readonly (readonly string[])[];
  /** Which points of each series are no more than hinted at: not final, or beyond the end of the axis. */
  provisionalPoints: readonly (readonly number[])[];
}

/** The title of a panel above it, in its lines. */
export function wrapPanelTitle({ left }: ChartData, { width }: ChartSize): string[] {
  return wrapLabel(left.label, width);
}

const between = 14;

/** Panels below each other, the more lines the higher, with one x axis under the last. */
export function layOutLinePanels(data: ChartData, size: ChartSize): LinePanel[] {
  const { x } = data;
  const panels = splitIntoPanels(data).map((panel) => ({
    ...panel,
    head: 23 + 17 * wrapPanelTitle(panel.data, size).length,
    names: namesOf(panel, size),
  }));
  const left = Math.max(...panels.map((panel) => measureAxisWidth(panel.data, panel.data.left)));
  const names = panels.flatMap((panel) => panel.names.flat());
  const right = Math.max(...names.map((name) => estimateTextWidth(name) + 20), 14);
  const below = 12 + 18 * (x.values.some((value) => value.includes(' ')) || x.unit ? 2 : 1);
  const width = size.width - left - right;
  const heads = total(panels.map(({ head }) => head)) + between * (panels.length - 1);
  const weights = panels.map(({ indices }) => 0.9 + indices.length);
  const unit = (size.height - heads - below) / total(weights);
  return panels.map((panel, i) => {
    const y =
      total(panels.slice(0, i + 1).map(({ head }) => head)) +
      between * i +
      unit * total(weights.slice(0, i));
    const box = { x: left, y, width, height: unit * (weights[i] ?? 0) };
    const { min, max } = getAxisRange(panel.data, panel.data.left);
    const range = panel.hanging ? { min: max, max: min } : { min, max };
    const lines = linesOf(panel.data, box, range);
    return {
      ...panel,
      ...box,
      range,
      lines,
      provisionalPoints: provisionalPointsOf(panel.data, box, lines),
    };
  });
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The labels at the ends of the lines. A compact chart has room for them only in the readout above it. */
function namesOf(
  { data: { series, left, printed }, hanging }: ChartPanel,
  { compact }: ChartSize,
): string[][] {
  if (hanging || compact) return [[]];
  return series.map(({ id, label, values }) =>
    printed?.includes(id) ? [label, formatValue(values.at(-1) ?? NaN, left)] : [label],
  );
}

/** How far from the end of the axis a value stands that is beyond it. */
const beyond = 12;

/** How high a value stands. */
export function valueToY(value: number, { y, height }: Rectangle, range: AxisRange): number {
  return rescale(value, range, { min: y + height, max: y });
}

function linesOf({ kind, series, x }: ChartData, box: Rectangle, range: AxisRange): Point[][] {
  const step = box.width / (x.values.length - 1);
  const sums = x.values.map(() => 0);
  return series.map(({ values }) =>
    values.map((value, i): Point => {
      sums[i] = kind === 'stacked-area' ? (sums[i] ?? 0) + value : value;
      return [box.x + i * step, Math.max(valueToY(sums[i], box, range), box.y - beyond)];
    }),
  );
}

function provisionalPointsOf(
  { x }: ChartData,
  { y }: Rectangle,
  lines: readonly (readonly Point[])[],
): number[][] {
  return lines.map((points) =>
    points.flatMap((point, i) =>
      x.partial?.includes(x.values[i] ?? '') || point[1] < y - beyond / 2 ? [i] : [],
    ),
  );
}
