import { averageRoi, averageSatisfaction, categoryReturns } from '../datasets/category-returns';
import type { Measure } from '../datasets/dataset';
import { investment2024, retention2024, returns2024 } from '../datasets/edition-2024';
import {
  averageInvestment,
  monthlyInvestment,
  sumInvestment,
} from '../datasets/monthly-investment';
import { averageRetention, monthlyLoyalty } from '../datasets/monthly-loyalty';
import { calculatePercentChange, mean } from '../datasets/statistics';
import { formatValue } from '../format';
import type { Sparkline, SummaryCard } from './dashboard';

const dollars: Omit<Measure, 'label'> = { unit: 'dollars', decimals: 2 };
const percent: Omit<Measure, 'label'> = { unit: 'percent', decimals: 1 };

interface SummaryCardInput {
  label: string;
  unit: Omit<Measure, 'label'>;
  now: number;
  before: number;
  kind: Sparkline['kind'];
  /** The small chart's values, each with a name such as its month. Their mean is `now`. */
  namedValues: readonly (readonly [name: string, value: number])[];
}

function createSummaryCard({
  label,
  unit,
  now,
  before,
  kind,
  namedValues,
}: SummaryCardInput): SummaryCard {
  const relative = calculatePercentChange(before, now);
  const values = namedValues.map(([, value]) => value);
  const markedIndex = values.indexOf(Math.max(...values));
  const [name = '', value = NaN] = namedValues[markedIndex] ?? [];
  return {
    label,
    value: formatValue(now, unit),
    change: `${relative < 0 ? '' : '+'}${formatValue(relative, percent)} YOY`,
    spark: {
      kind,
      values,
      markedIndex,
      names: namedValues.map(([each]) => each),
      note: `Highest in ${name}, ${formatValue(value, unit)}`,
    },
  };
}

/** Each card shows the mean of one field of a dataset, and its change from the year before. */
export const investmentSummaryCards: readonly SummaryCard[] = [
  createSummaryCard({
    label: 'Average monthly investment',
    unit: dollars,
    now: averageInvestment,
    before: mean(investment2024.rows.map(({ total }) => total)),
    kind: 'line',
    namedValues: monthlyInvestment.rows.map((row) => [row.month, sumInvestment(row)]),
  }),
  createSummaryCard({
    label: 'Average ROI',
    unit: percent,
    now: averageRoi,
    before: mean(returns2024.rows.map(({ roi }) => roi)),
    kind: 'bars',
    namedValues: categoryReturns.rows.map(({ category, roi }) => [category, roi]),
  }),
  createSummaryCard({
    label: 'Satisfaction',
    unit: percent,
    now: averageSatisfaction,
    before: mean(returns2024.rows.map(({ satisfaction }) => satisfaction)),
    kind: 'bars',
    namedValues: categoryReturns.rows.map(({ category, satisfaction }) => [category, satisfaction]),
  }),
  createSummaryCard({
    label: 'Retention',
    unit: percent,
    now: averageRetention,
    before: mean(retention2024.rows.map(({ retention }) => retention)),
    kind: 'line',
    namedValues: monthlyLoyalty.rows.map(({ month, retention }) => [month, retention]),
  }),
];
