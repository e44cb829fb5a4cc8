import type { ChartData } from '@/content/charts';

/** The series of one axis, as a chart with that axis alone. */
export interface ChartPanel {
  data: ChartData;
  /** Indices of its series in the whole chart, which decide their style. */
  indices: readonly number[];
  /** Its bars go down from zero. */
  hanging: boolean;
}

/** One panel for each axis. */
export function splitIntoPanels(data: ChartData): ChartPanel[] {
  const { series, threshold } = data;
  return (['left', 'right', 'hanging'] as const).flatMap((side) => {
    const axis = data[side];
    if (!axis) return [];
    const own = series
      .map((one, index) => ({ one, index }))
      .filter(({ one }) => (one.axis ?? 'left') === side);
    return {
      indices: own.map(({ index }) => index),
      hanging: side === 'hanging',
      data: {
        ...data,
        left: axis,
        right: undefined,
        hanging: undefined,
        series: own.map(({ one }) => ({ ...one, axis: undefined })),
        threshold: side === 'left' ? threshold : undefined,
      },
    };
  });
}
