import type { ChartData } from '../../charts';
import { seriesFigures } from '../../datasets/seriesFigures';
import {
  monthlyInvestment,
  monthlyInvestmentBefore,
  monthlyTotal,
} from '../../datasets/monthly-investment';
import { months } from '../../datasets/months';
import { roundNumbers } from '../../datasets/round-numbers';
import { fieldSeries } from '../../datasets/series';
import { mean, variation } from '../../datasets/statistics';
import { chartTableWithMeans, mergeOnPhones, valueAt } from '../../datasets/table';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';
import { placeNotes } from '../placeNotes';

const { rows, measures, footnotes, source } = monthlyInvestment;

const data: ChartData = {
  kind: 'stacked-area',
  x: { label: 'Month', values: months },
  left: { label: 'Dollars per simp', unit: 'dollars', decimals: 2, min: 0, max: 120 },
  series: [
    fieldSeries(monthlyInvestment, 'subscriptions'),
    fieldSeries(monthlyInvestment, 'donations'),
    fieldSeries(monthlyInvestment, 'tips'),
    fieldSeries(monthlyInvestment, 'gifts'),
  ],
  printed: ['gifts'],
};

const totals = { ...measures.subscriptions, label: 'Total', values: rows.map(monthlyTotal) };

const totalsBefore = {
  ...monthlyInvestmentBefore.measures.total,
  values: monthlyInvestmentBefore.rows.map(({ total }) => total),
};

const { ids, values, at, highest } = seriesFigures(data);
const subscriptions = values('subscriptions');

export const investmentTab: DashboardTab = {
  id: 'investment',
  label: 'Investment',
  chart: {
    id: 'instruments',
    title: 'Subscriptions hold steady; gifts happen in December',
    claims: {
      'No instrument moves less than subscriptions': ids.every(
        (id) => variation(subscriptions) <= variation(values(id)),
      ),
      'Subscriptions stay within a dollar of their mean': subscriptions.every(
        (value) => Math.abs(value - mean(subscriptions)) < 1,
      ),
      'Gifts are highest in December': highest('gifts') === 'Dec',
      'at more than twice any other month': values('gifts').every(
        (value) => value === at('gifts', 'Dec') || at('gifts', 'Dec') > 2 * value,
      ),
      'Tips are highest in September': highest('tips') === 'Sep',
    },
    measure: 'Dollars per simp per month, four instruments, monthly means 2020–2025',
    sentence: `Gifts go from ${valueAt(data, 'gifts', 'Nov')} in November to ${valueAt(data, 'gifts', 'Dec')} in December, while subscriptions hardly move.`,
    summary: `Stacked area chart, four instruments, January to December. Subscriptions stay near ${formatValue(mean(subscriptions), measures.subscriptions)}. Gifts rise from ${valueAt(data, 'gifts', 'Nov')} in November to ${valueAt(data, 'gifts', 'Dec')} in December; tips reach ${valueAt(data, 'tips', 'Sep')} in September.`,
    updated: '2025-05-15',
    source,
    notes: placeNotes(footnotes, { dx: -12, dy: -58, width: 200, compact: { dx: -14, dy: -34 } }),
    restingX: 'Dec',
    data,
  },
  tables: [
    mergeOnPhones(
      chartTableWithMeans('Investment per simp, by month and instrument', data, [
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
    roundNumbers.name,
  ],
};
