import type { ChartData, Series } from '../charts';
import type { Measure } from './dataset';
import { joinRows } from './joinRows';

/** A dataset whose rows have a number in `Field`, and in `Group` the name of their group. */
interface DatasetWith<X extends string, Field extends string, Group extends string = never> {
  name: string;
  x: X;
  measures: Readonly<Record<NoInfer<Field>, Measure>>;
  rows: readonly Readonly<
    Record<NoInfer<X>, string | number> &
      Record<NoInfer<Field>, number | null> &
      Record<Group, string>
  >[];
}

/** The values of a field at the x values of a chart or a table, with its label and its unit. */
export const createFieldColumn = <X extends string, Field extends string>(
  dataset: DatasetWith<X, Field>,
  x: ChartData['x'],
  field: Field,
) => ({
  ...dataset.measures[field],
  values: joinRows(dataset, field, x.values).map((row) => row[field]),
});

export function createFieldSeries<X extends string, Field extends string>(
  dataset: DatasetWith<X, Field>,
  x: ChartData['x'],
  field: Field,
  drawn: Pick<Series, 'axis' | 'mark' | 'subject'> = {},
): Series {
  const { label, values } = createFieldColumn(dataset, x, field);
  return { id: field, label, values, ...drawn };
}

/** A series for each group of rows; its id is the group's name in lower case. */
export function createGroupSeries<X extends string, Field extends string, Group extends string>(
  dataset: DatasetWith<X, Field, NoInfer<Group>>,
  x: ChartData['x'],
  group: Group,
  field: Field,
): Series[] {
  return [...new Set(dataset.rows.map((row): string => row[group]))].map((label) => {
    const rows = dataset.rows.filter((row) => row[group] === label);
    const values = joinRows({ ...dataset, rows }, label, x.values).map((row) => row[field]);
    return { id: label.toLowerCase(), label, values };
  });
}
