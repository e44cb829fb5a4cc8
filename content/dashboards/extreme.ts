import type { ChartData } from '../charts';
import { axisOf, formatValue } from '../format';

/** The lowest or highest value of a series as it is printed. */
export function extreme(data: ChartData, id: string, pick: typeof Math.min): string {
  const series = data.series.find((one) => one.id === id);
  if (!series) throw new Error(`There is no series "${id}".`);
  return formatValue(pick(...series.values), axisOf(data, series));
}
