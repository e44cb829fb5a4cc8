import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { monthlyInvestment, sumInvestment } from '../../datasets/monthly-investment';
import { investment2024 } from '../../datasets/edition-2024';
import { joinRows } from '../../datasets/joinRows';
import { monthAbbreviations } from '../../datasets/months';
import { categoryRiskScores } from '../../datasets/category-risk-scores';
import { createFieldColumn, createFieldSeries } from '../../datasets/series';
import { mean, coefficientOfVariation } from '../../datasets/statistics';
import { createChartTableWithMeans, formatSeriesValue } from '../../datasets/table';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';

const { measures, footnotes, source } = monthlyInvestment;

const x: ChartData['x'] = { label: 'Month', values: monthAbbreviations };

const data: ChartData = {
  kind: 'stacked-area',
  x,
  left: { label: 'Dollars per simp per month', unit: 'dollars', decimals: 2, min: 0, max: 120 },
  series: [
    createFieldSeries(monthlyInvestment, x, 'subscriptions'),
    createFieldSeries(monthlyInvestment, x, 'donations'),
    createFieldSeries(monthlyInvestment, x, 'tips'),
    createFieldSeries(monthlyInvestment, x, 'gifts', { subject: true }),
  ],
  lastValueLabels: ['subscriptions', 'donations', 'tips', 'gifts'],
};

const totals = {
  ...measures.subscriptions,
  label: 'Total',
  values: joinRows(monthlyInvestment, 'Total', x.values).map(sumInvestment),
};

const totalsBefore = createFieldColumn(investment2024, x, 'total');

const table = createChartTableWithMeans('Investment per simp, by month and instrument', data, [
  totals,
  totalsBefore,
]);

const { ids, values, at, xOfHighest } = createSeriesLookup(data);
const subscriptions = values('subscriptions');

export const investmentTab: DashboardTab = {
  id: 'investment',
  label: 'Investment',
  charts: [
    {
      id: 'instruments',
      title: 'Subscriptions hold steady; gifts happen in December',
      claims: {
        'No instrument moves less than subscriptions': ids.every(
          (id) => coefficientOfVariation(subscriptions) <= coefficientOfVariation(values(id)),
        ),
        'Subscriptions stay within a dollar of their mean': subscriptions.every(
          (value) => Math.abs(value - mean(subscriptions)) < 1,
        ),
        'Gifts are highest in December': xOfHighest('gifts') === 'Dec',
        'Gifts in December are more than twice those of any other month': values('gifts').every(
          (value) => value === at('gifts', 'Dec') || at('gifts', 'Dec') > 2 * value,
        ),
        'Apart from December, gifts are highest in February': values('gifts').every(
          (value) => value === at('gifts', 'Dec') || value <= at('gifts', 'Feb'),
        ),
        'Tips are highest in September': xOfHighest('tips') === 'Sep',
      },
      measure: 'Dollars per simp per month, four instruments, monthly means 2020–2025',
      sentence: `Gifts rehearse in February, at ${formatSeriesValue(data, 'gifts', 'Feb')}, and happen in December, at ${formatSeriesValue(data, 'gifts', 'Dec')}.`,
      summary: `Stacked area chart, four instruments, January to December. Subscriptions stay near ${formatValue(mean(subscriptions), measures.subscriptions)}. Gifts reach ${formatSeriesValue(data, 'gifts', 'Feb')} in February and ${formatSeriesValue(data, 'gifts', 'Dec')} in December; tips reach ${formatSeriesValue(data, 'tips', 'Sep')} in September.`,
      updated: '2025-05-15',
      source,
      notes: footnotes,
      restingX: 'Dec',
      data,
      table,
    },
  ],
  datasets: [monthlyInvestment.name, 'Gifts and the Weeks After', categoryRiskScores.name],
};
