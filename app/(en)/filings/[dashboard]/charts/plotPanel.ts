import type { Panel } from './layOutPanels';
import type { SvgPoint } from './seriesStyle';

/** A panel with its points. They are measured from the plot's upper left corner, as nivo's layers are. */
export interface PanelPlot extends Panel {
  /**
   * For each x value the point of each series' line or, in a stacked chart, of the upper edge of its
   * area; undefined where the value is missing.
   */
  lines: readonly (readonly (SvgPoint | undefined)[])[];
  /**
   * The same without points that are drawn hollow and off the line, because their values are not
   * final or are beyond the end of the axis.
   */
  solidLines: PanelPlot['lines'];
  toY: (value: number) => number;
}

/** The greatest height above the plot, in SVG units, of a value beyond the end of the axis. */
const maxOvershoot = 20;

/** The part of nivo's layer props used here. nivo places its ticks by the same `yScale`. */
export interface LineLayer {
  series: readonly { data: readonly { position: { x: number; y: number | null } }[] }[];
  yScale: (value: number) => number;
}

export function plotPanel(panel: Panel, { series, yScale }: LineLayer): PanelPlot {
  const lines = series.map(({ data }) =>
    data.map(({ position: { x, y } }): SvgPoint | undefined =>
      y === null ? undefined : [x, Math.max(y, -maxOvershoot)],
    ),
  );
  const { values, partial } = panel.data.x;
  return {
    ...panel,
    lines,
    solidLines: lines.map((points) =>
      points.map((point, i) =>
        partial?.includes(values[i] ?? '') || (point && point[1] < -maxOvershoot / 2)
          ? undefined
          : point,
      ),
    ),
    toY: yScale,
  };
}
