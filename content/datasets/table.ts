import type { ChartData, TableData } from '../charts';
import { findSeriesAxis, formatValue } from '../format';
import { createSeriesLookup } from './createSeriesLookup';
import type { Measure } from './dataset';
import { mean } from './statistics';

export interface NumericTableColumn extends Measure {
  values: readonly (number | null)[];
  /** The lowest value to tint; if it is set, the column has no bars. */
  from?: number;
}

/** A value with its unit ("52.0%"), for sentences about the chart. */
export function formatSeriesValue(data: ChartData, seriesId: string, x: string): string {
  const { at, find } = createSeriesLookup(data);
  return formatValue(at(seriesId, x), findSeriesAxis(data, find(seriesId)));
}

/** X values that can't be compared: their month had not ended, or too few people answered. */
export const listIncomparableValues = ({ partial = [], tooFewAnswers = [] }: ChartData['x']) => [
  ...partial,
  ...tooFewAnswers,
];

/** “cm” in each cell would make the column too wide for a phone. */
const hasUnitInHeader = ({ unit }: Measure) => unit === 'centimeters';

/** A row for each x value. The x value is in parentheses if the row's values can't be compared. */
export function createXValueTable(
  caption: string,
  x: ChartData['x'],
  columns: readonly NumericTableColumn[],
): TableData {
  for (const { label, values } of columns)
    if (values.length !== x.values.length)
      throw new Error(
        `The column “${label}” of the table “${caption}” has ${values.length} values for ${x.values.length} rows. In content/datasets, give it a value for each “${x.label}”, or null where there is none.`,
      );
  const apart = listIncomparableValues(x);
  const comparable = ({ values }: NumericTableColumn) =>
    values.map((value, i) =>
      apart.includes(x.values[i] ?? '') ? undefined : (value ?? undefined),
    );
  // All bars share one scale, so only columns with the unit of the first column have bars.
  const unit = columns[0]?.unit;
  const fullBarValue = Math.max(
    ...columns
      .filter((column) => column.unit === unit)
      .flatMap(comparable)
      .filter((value) => value !== undefined),
  );
  const cellGraphicOf = (column: NumericTableColumn) => {
    if (column.from !== undefined) return { tintFrom: column.from };
    return column.unit === unit ? { fullBarValue } : undefined;
  };
  return {
    caption,
    columns: [
      { label: x.label },
      ...columns.map((column) => ({
        label: hasUnitInHeader(column) ? `${column.label} (cm)` : column.label,
        numeric: true,
        comparableNumbers: comparable(column),
        cellGraphic: cellGraphicOf(column),
      })),
    ],
    rows: x.values.map((name, index) => [
      apart.includes(name) ? `(${name})` : name,
      ...columns.map((column) =>
        formatValue(
          column.values[index] ?? null,
          hasUnitInHeader(column) ? { ...column, unit: 'score' } : column,
        ),
      ),
    ]),
  };
}

/** A column for each series, then the columns in `more`, which the chart does not draw. */
export function createChartTable(
  caption: string,
  data: ChartData,
  more: readonly NumericTableColumn[] = [],
): TableData {
  return createXValueTable(caption, data.x, chartColumns(data).concat(more));
}

/** A chart's table with a last row of means, which the summary cards show. */
export function createChartTableWithMeans(
  caption: string,
  data: ChartData,
  more: readonly NumericTableColumn[] = [],
): TableData {
  const columns = chartColumns(data).concat(more);
  const { rows, ...rest } = createXValueTable(caption, data.x, columns);
  // At least two decimals, so that readers can recalculate the changes on the summary cards.
  const means = columns.map(({ values, unit, decimals }) =>
    formatValue(mean(values.filter((value) => value !== null)), {
      unit,
      decimals: Math.max(decimals, 2),
    }),
  );
  return { ...rest, rows: [...rows, ['Mean', ...means]], hasTotalRow: true };
}

/** The chart's subject is first, so that a phone shows it; stacked areas are in the key's order. */
function chartColumns(data: ChartData): NumericTableColumn[] {
  const series = data.kind === 'stacked-area' ? [...data.series].reverse() : data.series;
  const order = [...series].sort((a, b) => Number(b.subject ?? 0) - Number(a.subject ?? 0));
  return order.map((series) => {
    const { unit, decimals } = findSeriesAxis(data, series);
    return { label: series.label, unit, decimals, values: series.values };
  });
}
