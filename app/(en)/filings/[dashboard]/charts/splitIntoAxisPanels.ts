import type { ChartData } from '@/content/charts';

/** One panel of a chart: a chart of its own, with only the series of one value axis. */
export interface ChartPanel {
  data: ChartData;
  /**
   * Indices of the panel's series among all series of the chart. They decide the series' colors and
   * patterns.
   */
  indices: readonly number[];
  /** Whether the panel draws bars that extend downward from zero. */
  hanging: boolean;
}

export function splitIntoAxisPanels(data: ChartData): ChartPanel[] {
  const { series, threshold } = data;
  return (['left', 'right', 'hanging'] as const).flatMap((side) => {
    const axis = data[side];
    if (!axis) return [];
    const seriesOfAxis = series
      .map((one, index) => ({ one, index }))
      .filter(({ one }) => (one.axis ?? 'left') === side);
    return {
      indices: seriesOfAxis.map(({ index }) => index),
      hanging: side === 'hanging',
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
