import { categoryReturns } from '../datasets/category-returns';
import type { Measure } from '../datasets/dataset';
import { investment2024, retention2024, returns2024 } from '../datasets/edition-2024';
import { findRow } from '../datasets/findRow';
import { monthlyInvestment, sumInvestment } from '../datasets/monthly-investment';
import { monthlyLoyalty } from '../datasets/monthly-loyalty';
import { calculatePercentChange, mean } from '../datasets/statistics';
import { formatValue } from '../format';
import type { Sparkline, SummaryCard } from './dashboard';

const dollars: Omit<Measure, 'label'> = { unit: 'dollars', decimals: 2 };
const percent: Omit<Measure, 'label'> = { unit: 'percent', decimals: 1 };

interface SummaryCardInput {
  label: string;
  unit: Omit<Measure, 'label'>;
  kind: Sparkline['kind'];
  /** The small chart's values, each with a name such as its month. The card shows their mean. */
  namedValues: readonly (readonly [name: string, value: number])[];
  /** The value of the year before with the same name. */
  before: (name: string) => number;
}

function createSummaryCard({
  label,
  unit,
  kind,
  namedValues,
  before,
}: SummaryCardInput): SummaryCard {
  const names = namedValues.map(([each]) => each);
  const values = namedValues.map(([, value]) => value);
  const relative = calculatePercentChange(mean(names.map(before)), mean(values));
  const markedIndex = values.indexOf(Math.max(...values));
  const [name = '', value = NaN] = namedValues[markedIndex] ?? [];
  return {
    label,
    value: formatValue(mean(values), unit),
    change: `${relative < 0 ? '' : '+'}${formatValue(relative, percent)} YOY`,
    spark: {
      kind,
      values,
      markedIndex,
      names,
      note: `Highest in ${name}, ${formatValue(value, unit)}`,
    },
  };
}

/** Each card shows the mean of one field of a dataset, and its change from the year before. */
export const investmentSummaryCards: readonly SummaryCard[] = [
  createSummaryCard({
    label: 'Average monthly investment',
    unit: dollars,
    kind: 'line',
    namedValues: monthlyInvestment.rows.map((row) => [row.month, sumInvestment(row)]),
    before: (name) => findRow(investment2024, 'total', name).total,
  }),
  createSummaryCard({
    label: 'Average ROI',
    unit: percent,
    kind: 'bars',
    namedValues: categoryReturns.rows.map(({ category, roi }) => [category, roi]),
    before: (name) => findRow(returns2024, 'roi', name).roi,
  }),
  createSummaryCard({
    label: 'Satisfaction',
    unit: percent,
    kind: 'bars',
    namedValues: categoryReturns.rows.map(({ category, satisfaction }) => [category, satisfaction]),
    before: (name) => findRow(returns2024, 'satisfaction', name).satisfaction,
  }),
  createSummaryCard({
    label: 'Retention',
    unit: percent,
    kind: 'line',
    namedValues: monthlyLoyalty.rows.map(({ month, retention }) => [month, retention]),
    before: (name) => findRow(retention2024, 'retention', name).retention,
  }),
];
