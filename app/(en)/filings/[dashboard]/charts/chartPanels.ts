import type { ChartData } from '@/content/charts';

/** What one axis of a chart measures, as a chart with that axis alone. */
export interface Panel {
  data: ChartData;
  /** Where its series stand in the whole chart: their style follows from that. */
  indices: readonly number[];
  /** Its values hang from the top. */
  hanging: boolean;
}

/** One for each axis. */
export function chartPanels(data: ChartData): Panel[] {
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
