import type { ChartData } from '../../charts';
import { categoryCompliance } from '../../datasets/category-compliance';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { joinRows } from '../../datasets/joinRows';
import {
  verificationBacklogs,
  monthlyRegistrations,
  calculateVerifiedPercent,
} from '../../datasets/monthly-registrations';
import { createFieldSeries } from '../../datasets/series';
import { mean } from '../../datasets/statistics';
import { createChartTable, type NumericTableColumn, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';

const { rows, footnotes, source } = monthlyRegistrations;

const partial = rows.filter((row) => row.partial).map(({ month }) => month);

const x: ChartData['x'] = { label: 'Month', values: rows.map(({ month }) => month), partial };

const data: ChartData = {
  kind: 'area',
  x,
  left: { label: 'Entries', unit: 'count', decimals: 0, min: 0, max: 50 },
  series: [
    createFieldSeries(monthlyRegistrations, x, 'registrations'),
    createFieldSeries(monthlyRegistrations, x, 'verifications'),
  ],
};

const rates: NumericTableColumn = {
  label: 'Verification rate',
  unit: 'percent',
  decimals: 0,
  values: joinRows(monthlyRegistrations, 'Verification rate', x.values).map(
    calculateVerifiedPercent,
  ),
};

const { points } = createSeriesLookup(data);
const whole = points('registrations').filter(([month]) => !partial.includes(month));

const backlog = {
  label: 'Backlog at the end',
  unit: 'count',
  decimals: 0,
  values: joinRows(verificationBacklogs, 'Backlog at the end', x.values).map(
    ({ backlog }) => backlog,
  ),
} satisfies NumericTableColumn;

export const complianceTab: DashboardTab = {
  id: 'compliance',
  label: 'Compliance',
  charts: [
    {
      id: 'registrations',
      title: 'Verification overtook registration once, in December, when the stapler was found',
      claims: {
        'Verifications exceed registrations in December 2024 alone':
          rows
            .filter((row) => row.verifications > row.registrations)
            .map(({ month }) => month)
            .join() === 'Dec 2024',
        'Registrations are near 25 in whole months':
          Math.round(mean(whole.map(([, y]) => y))) === 25,
        'The backlog is never empty at the end of a month': Math.min(...backlog.values) > 0,
        'The last month alone is a part of one': partial.join() === rows.at(-1)?.month,
      },
      measure: 'Registrations and verifications by month, June 2024 to May 14, 2025',
      sentence: `In December ${formatSeriesValue(data, 'verifications', 'Dec 2024')} entries were verified against ${formatSeriesValue(data, 'registrations', 'Dec 2024')} registered.`,
      summary: `Area chart, June 2024 to May 14, 2025. Registrations stay near 25 a month, with verifications below them in every month but December 2024, when ${formatSeriesValue(data, 'verifications', 'Dec 2024')} were verified against ${formatSeriesValue(data, 'registrations', 'Dec 2024')} registered.`,
      updated: '2025-05-14',
      source,
      notes: footnotes,
      restingX: 'Dec 2024',
      data,
      table: createChartTable(
        'Registrations, verifications, their rate, and the backlog, by month',
        data,
        [rates, backlog],
      ),
    },
  ],
  datasets: [categoryCompliance.name, monthlyRegistrations.name],
};
