import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/seriesLookup';
import {
  monthlyInvestment,
  totalMonthlyInvestmentIn2024Edition,
  sumMonthlyInvestmentDollars,
} from '../../datasets/monthly-investment';
import { monthAbbreviations } from '../../datasets/months';
import { categoryRiskScores } from '../../datasets/category-risk-scores';
import { createFieldSeries } from '../../datasets/series';
import { mean, coefficientOfVariation } from '../../datasets/statistics';
import {
  createChartTableWithMeans,
  mergeColumnsOnPhones,
  formatSeriesValue,
} from '../../datasets/table';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';
import { placeFootnotes } from '../placeFootnotes';

const { rows, measures, footnotes, source } = monthlyInvestment;

const data: ChartData = {
  kind: 'stacked-area',
  x: { label: 'Month', values: monthAbbreviations },
  left: { label: 'Dollars per simp', unit: 'dollars', decimals: 2, min: 0, max: 120 },
  series: [
    createFieldSeries(monthlyInvestment, 'subscriptions'),
    createFieldSeries(monthlyInvestment, 'donations'),
    createFieldSeries(monthlyInvestment, 'tips'),
    createFieldSeries(monthlyInvestment, 'gifts'),
  ],
  printed: ['gifts'],
};

const totals = {
  ...measures.subscriptions,
  label: 'Total',
  values: rows.map(sumMonthlyInvestmentDollars),
};

const totalsBefore = {
  ...totalMonthlyInvestmentIn2024Edition.measures.total,
  values: totalMonthlyInvestmentIn2024Edition.rows.map(({ total }) => total),
};

const { ids, values, at, xOfHighest } = createSeriesLookup(data);
const subscriptions = values('subscriptions');

export const investmentTab: DashboardTab = {
  id: 'investment',
  label: 'Investment',
  chart: {
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
      'Tips are highest in September': xOfHighest('tips') === 'Sep',
    },
    measure: 'Dollars per simp per month, four instruments, monthly means 2020–2025',
    sentence: `Gifts go from ${formatSeriesValue(data, 'gifts', 'Nov')} in November to ${formatSeriesValue(data, 'gifts', 'Dec')} in December, while subscriptions hardly move.`,
    summary: `Stacked area chart, four instruments, January to December. Subscriptions stay near ${formatValue(mean(subscriptions), measures.subscriptions)}. Gifts rise from ${formatSeriesValue(data, 'gifts', 'Nov')} in November to ${formatSeriesValue(data, 'gifts', 'Dec')} in December; tips reach ${formatSeriesValue(data, 'tips', 'Sep')} in September.`,
    updated: '2025-05-15',
    source,
    notes: placeFootnotes(footnotes, {
      dx: -12,
      dy: -58,
      width: 200,
      compact: { dx: -14, dy: -34 },
    }),
    restingX: 'Dec',
    data,
  },
  tables: [
    mergeColumnsOnPhones(
      createChartTableWithMeans('Investment per simp, by month and instrument', data, [
        totals,
        totalsBefore,
      ]),
      { Donations: 'Subscriptions', Tips: 'Gifts', [totalsBefore.label]: totals.label },
    ),
  ],
  datasets: [
    monthlyInvestment.name,
    'Gifts and the Weeks After',
    'Lunches Forgone, Imputed',
    categoryRiskScores.name,
  ],
};
