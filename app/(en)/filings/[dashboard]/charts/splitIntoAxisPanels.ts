import type { ChartData } from '@/content/charts';

/** A panel is a chart of its own, with the series of one value axis. */
export interface ChartPanel {
  data: ChartData;
  /** The index of each series in the whole chart, on which its color and pattern depend. */
  indices: readonly number[];
  /** Whether the series is drawn as bars, and whether these grow upward or downward from zero. */
  bars?: 'standing' | 'hanging';
}

export function splitIntoAxisPanels(data: ChartData): ChartPanel[] {
  const { series, threshold } = data;
  return (['left', 'right', 'hanging'] as const).flatMap((side) => {
    const axis = data[side];
    if (!axis) return [];
    const seriesOfAxis = series
      .map((one, index) => ({ one, index }))
      .filter(({ one }) => (one.axis ?? 'left') === side);
    const isBar = seriesOfAxis.some(({ one }) => one.mark === 'bar');
    const bars = side === 'hanging' ? side : isBar ? 'standing' : undefined;
    if (bars && seriesOfAxis.length > 1)
      throw new Error(
        `The axis “${axis.label}” has a series of bars, beside which no other is drawn. Put the others of ${seriesOfAxis.map(({ one }) => one.id).join(', ')} on another axis in content/dashboards.`,
      );
    return {
      indices: seriesOfAxis.map(({ index }) => index),
      bars,
      data: {
        ...data,
        left: axis,
        right: undefined,
        hanging: undefined,
        series: seriesOfAxis.map(({ one }) => ({ ...one, axis: undefined })),
        threshold: side === 'left' ? threshold : undefined,
      },
    };
  });
}
