/**
 * The row of a dataset with an x value, such as a month. Series are joined by x value, never by the
 * position of their rows.
 *
 * @param series for the error message
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
