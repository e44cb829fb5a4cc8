import type { Series } from '../charts';
import type { Measure } from './dataset';

export function createFieldSeries<Field extends string>(
  dataset: {
    measures: Readonly<Record<NoInfer<Field>, Measure>>;
    rows: readonly Readonly<Record<NoInfer<Field>, number>>[];
  },
  field: Field,
  drawn: Pick<Series, 'axis' | 'mark' | 'subject'> = {},
): Series {
  return {
    id: field,
    label: dataset.measures[field].label,
    values: dataset.rows.map((row) => row[field]),
    ...drawn,
  };
}

/** A series for each group of rows; its id is the group's name in lower case. */
export function createGroupSeries<Row>(
  rows: readonly Row[],
  group: (row: Row) => string,
  value: (row: Row) => number,
): Series[] {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const label = group(row);
    groups.set(label, [...(groups.get(label) ?? []), value(row)]);
  }
  return [...groups].map(([label, values]) => ({ id: label.toLowerCase(), label, values }));
}
