import { describe, expect, it } from '@jest/globals';
import type { ChartData } from '../charts';
import { createFieldSeries, createGroupSeries } from './series';
import { createChartTable, createChartTableWithMeans, formatSeriesValue } from './table';

const data: ChartData = {
  kind: 'combined',
  x: { label: 'Lamp', values: ['One', 'Two'] },
  left: { label: 'Cost ($)', unit: 'dollars', decimals: 2 },
  right: { label: 'Moths (%)', unit: 'percent', decimals: 1 },
  series: [
    { id: 'cost', label: 'Cost', values: [1204.5, 2] },
    { id: 'moths', label: 'Moths', axis: 'right', values: [50, 52.5] },
  ],
};

describe('createChartTable', () => {
  it('the table of a chart has a row for each x value and a column for each series', () => {
    expect(createChartTable('Lamps', data)).toEqual({
      caption: 'Lamps',
      columns: [
        { label: 'Lamp' },
        {
          label: 'Cost',
          numeric: true,
          comparableNumbers: [1204.5, 2],
          cellGraphic: { fullBarValue: 1204.5 },
        },
        { label: 'Moths', numeric: true, comparableNumbers: [50, 52.5] },
      ],
      rows: [
        ['One', '$1,204.50', '50.0%'],
        ['Two', '$2.00', '52.5%'],
      ],
    });
  });

  it('only columns with the unit of the first numeric column have bars, all on the same scale', () => {
    const lent = { label: 'Lent', unit: 'dollars', decimals: 2, values: [3000, 1] } as const;
    const { columns } = createChartTable('Lamps', data, [lent]);
    const scale = { fullBarValue: 3000 };
    expect(columns.map(({ cellGraphic }) => cellGraphic)).toEqual([
      undefined,
      scale,
      undefined,
      scale,
    ]);
  });

  it('the subject of a chart is the first numeric column of its table', () => {
    const [cost, moths] = data.series;
    const series = [cost!, { ...moths!, subject: true as const }];
    const { columns } = createChartTable('Lamps', { ...data, series });
    expect(columns.map(({ label }) => label)).toEqual(['Lamp', 'Moths', 'Cost']);
  });

  it('columns that a chart does not draw come last in its table', () => {
    const more = { label: 'Rate', unit: 'percent', decimals: 0, values: [63, 186] } as const;
    expect(createChartTable('Lamps', data, [more]).rows.map((row) => row.at(-1))).toEqual([
      '63%',
      '186%',
    ]);
  });

  it('the value of an unfinished month is not among the comparable numbers of its column', () => {
    const { columns } = createChartTable('Lamps', { ...data, x: { ...data.x, partial: ['Two'] } });
    expect(columns[1]?.comparableNumbers).toEqual([1204.5, undefined]);
  });

  it('a missing value is “no data” in its cell, and neither a comparable number nor part of a mean', () => {
    const [cost, moths] = data.series;
    const series = [cost!, { ...moths!, values: [50, null] }];
    const { columns, rows } = createChartTableWithMeans('Lamps', { ...data, series });
    expect(rows.map((row) => row.at(-1))).toEqual(['50.0%', 'no data', '50.00%']);
    expect(columns.at(-1)?.comparableNumbers).toEqual([50, undefined]);
  });

  it('a column with too few or too many values throws an error that names it', () => {
    for (const values of [[63], [63, 186, 7]]) {
      const rate = { label: 'Rate', unit: 'percent', decimals: 0, values } as const;
      expect(() => createChartTable('Lamps', data, [rate])).toThrow(
        `The column “Rate” of the table “Lamps” has ${values.length} values for 2 rows.`,
      );
    }
  });

  it('createChartTableWithMeans adds a last row of means', () => {
    const { rows, hasTotalRow } = createChartTableWithMeans('Lamps', data);
    expect(rows.at(-1)).toEqual(['Mean', '$603.25', '51.25%']);
    expect(hasTotalRow).toBe(true);
  });
});

describe('formatSeriesValue', () => {
  it('formats a value with the unit and the decimals of its axis', () => {
    expect(formatSeriesValue(data, 'moths', 'Two')).toBe('52.5%');
  });

  it('the decimals of a series override the decimals of its axis', () => {
    const [cost, moths] = data.series;
    const series = [cost!, { ...moths!, decimals: 2 }];
    expect(formatSeriesValue({ ...data, series }, 'moths', 'Two')).toBe('52.50%');
    expect(createChartTable('Lamps', { ...data, series }).rows[1]).toEqual([
      'Two',
      '$2.00',
      '52.50%',
    ]);
  });

  it('a missing value throws an error that names its series and x value', () => {
    expect(() => formatSeriesValue(data, 'moths', 'Three')).toThrow(
      'no value of the series "moths" at "Three"',
    );
    expect(() => formatSeriesValue(data, 'stapler', 'One')).toThrow('"stapler"');
  });
});

describe('series', () => {
  it('createFieldSeries returns a series with the label of a field, and its values by x, not by position', () => {
    const dataset = {
      name: 'Lamps',
      x: 'lamp',
      measures: { hops: { label: 'Hops', unit: 'count', decimals: 0 } },
      rows: [
        { lamp: 'Two', hops: 3 },
        { lamp: 'One', hops: 14 },
      ],
    } as const;
    expect(createFieldSeries(dataset, data.x, 'hops', { mark: 'bar' })).toEqual({
      id: 'hops',
      label: 'Hops',
      mark: 'bar',
      values: [14, 3],
    });
  });

  const staff = { label: 'Staff', unit: 'count', decimals: 0 } as const;
  const offices = {
    name: 'Staff by Office and Lamp',
    x: 'lamp',
    measures: { staff },
    rows: [
      { office: 'Hearts', lamp: 'One', staff: 1 },
      { office: 'Moths', lamp: 'Two', staff: 5 },
      { office: 'Hearts', lamp: 'Two', staff: 2 },
      { office: 'Moths', lamp: 'One', staff: 6 },
    ],
  } as const;

  it('createGroupSeries returns a series for each group, with its values by x', () => {
    expect(createGroupSeries(offices, data.x, 'office', 'staff')).toEqual([
      { id: 'hearts', label: 'Hearts', values: [1, 2] },
      { id: 'moths', label: 'Moths', values: [6, 5] },
    ]);
  });

  it('a missing, doubled or surplus row throws an error that names dataset, series and x value', () => {
    const [first, ...others] = offices.rows;
    const create = (rows: readonly (typeof offices.rows)[number][]) => () =>
      createGroupSeries({ ...offices, rows }, data.x, 'office', 'staff');
    const named = 'of the series "Hearts" at "One"';
    expect(create(others)).toThrow(`“Staff by Office and Lamp” has no value ${named}`);
    expect(create([first, ...offices.rows])).toThrow(`has more than one value ${named}`);
    const without = { ...data.x, values: data.x.values.filter((lamp) => lamp !== 'Two') };
    expect(() => createGroupSeries(offices, without, 'office', 'staff')).toThrow(
      '“Staff by Office and Lamp” has a row at "Two", which the chart of the series "Hearts" lacks',
    );
  });
});
