import { findRow } from './findRow';

/**
 * The row of a dataset for each x value of a chart.
 *
 * @param series for the error message
 * @throws an error that names the row if one is missing or doubled, or if the chart lacks its x value
 */
export function joinRows<X extends string, Row extends Readonly<Record<X, string | number>>>(
  dataset: { name: string; x: X; rows: readonly Row[] },
  series: string,
  values: readonly string[],
): readonly Row[] {
  const { name, x, rows } = dataset;
  const surplus = rows.find((row) => !values.includes(String(row[x])));
  if (surplus)
    throw new Error(
      `The dataset “${name}” has a row at "${surplus[x]}", which the chart of the series "${series}" lacks. Add the ${x} to the x values of the chart in content/dashboards, or correct the row in content/datasets.`,
    );
  return values.map((at) => findRow(dataset, series, at));
}
