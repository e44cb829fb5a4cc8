import type { LinePanel } from './layOutLinePanels';
import type { SvgPoint } from './seriesStyle';

export interface LinePlot extends LinePanel {
  /** Points of each series; in a stack, the points of its upper edge. */
  lines: readonly (readonly SvgPoint[])[];
  /**
   * For each series, the indices of the points that are drawn hollow and apart from the line, because
   * their values are not final or are above the axis's maximum.
   */
  provisionalPoints: readonly (readonly number[])[];
  toY: (value: number) => number;
}

/** A value above the axis's maximum is drawn at most this many SVG units above the panel. */
const maxOvershoot = 20;

/** What nivo passes to a layer: the points of each series, and the scale that also places the ticks. */
export interface LineLayer {
  series: readonly { data: readonly { position: { x: number; y: number } }[] }[];
  yScale: (value: number) => number;
}

/** Takes the points of a panel from nivo's layer, in the coordinates of the whole drawing. */
export function plotLinePanel(panel: LinePanel, { series, yScale }: LineLayer): LinePlot {
  const top = panel.y - maxOvershoot;
  const lines = series.map(({ data }) =>
    data.map(({ position: { x, y } }): SvgPoint => [panel.x + x, Math.max(panel.y + y, top)]),
  );
  const { values, partial } = panel.data.x;
  return {
    ...panel,
    lines,
    provisionalPoints: lines.map((points) =>
      points.flatMap(([, y], i) =>
        partial?.includes(values[i] ?? '') || y < panel.y - maxOvershoot / 2 ? [i] : [],
      ),
    ),
    toY: (value) => panel.y + yScale(value),
  };
}
