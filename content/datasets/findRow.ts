/**
 * The row of a dataset at an x value, such as a month: what joins series is always the x value,
 * never the position of a row. `series` is for the error.
 *
 * @throws an error that names dataset, series and x value if the row is missing or doubled
 */
export function findRow<X extends string, Row extends Readonly<Record<X, string | number>>>(
  { name, x, rows }: { name: string; x: X; rows: readonly Row[] },
  series: string,
  at: string,
): Row {
  const [row, ...others] = rows.filter((each) => String(each[x]) === at);
  if (!row || others.length > 0)
    throw new Error(
      `The dataset “${name}” has ${row ? 'more than one value' : 'no value'} of the series "${series}" at "${at}". It needs exactly one row for each ${x}: correct its rows in content/datasets.`,
    );
  return row;
}
