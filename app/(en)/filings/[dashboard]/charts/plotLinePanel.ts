import type { LinePanel } from './layOutLinePanels';
import type { SvgPoint } from './seriesStyle';

export interface LinePlot extends LinePanel {
  /** The points of each series' line or, in a stacked chart, of the upper edge of its area. */
  lines: readonly (readonly SvgPoint[])[];
  /**
   * For each series, the indices of points drawn hollow and off the line, because their values are
   * not final or are beyond the end of the axis.
   */
  provisionalPoints: readonly (readonly number[])[];
  toY: (value: number) => number;
}

/** The greatest height above the panel, in SVG units, of a value beyond the end of the axis. */
const maxOvershoot = 20;

/** The part of nivo's layer props used here. nivo places its ticks by the same `yScale`. */
export interface LineLayer {
  series: readonly { data: readonly { position: { x: number; y: number } }[] }[];
  yScale: (value: number) => number;
}

/** Converts the points in nivo's layer to the coordinates of the whole drawing. */
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
