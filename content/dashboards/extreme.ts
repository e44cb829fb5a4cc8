import type { ChartData } from '../charts';
import { formatValue } from '../format';

/** The lowest or highest value of a series as it is printed. */
export function extreme(data: ChartData, id: string, pick: typeof Math.min): string {
  const values = data.series.find((series) => series.id === id)?.values ?? [];
  return formatValue(pick(...values), data.left);
}
