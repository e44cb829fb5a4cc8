import type { LinePanel } from './layOutLinePanels';
import type { SvgPoint } from './seriesStyle';

export interface LinePlot extends LinePanel {
  /** In a stack, the points of each upper edge. */
  lines: readonly (readonly SvgPoint[])[];
  /**
   * By series, points drawn hollow and apart from the line: values not final, or above the axis's
   * maximum.
   */
  provisionalPoints: readonly (readonly number[])[];
  toY: (value: number) => number;
}

/** How far above the panel values beyond the axis are drawn at most. */
const maxOvershoot = 20;

/** What nivo passes to a layer; its scale also places the ticks. */
export interface LineLayer {
  series: readonly { data: readonly { position: { x: number; y: number } }[] }[];
  yScale: (value: number) => number;
}

/** Moves a panel's points from nivo's layer to the coordinates of the whole drawing. */
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
