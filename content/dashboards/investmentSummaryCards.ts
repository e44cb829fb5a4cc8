import {
  averageRoiPercent,
  averageRoiPercentIn2024Edition,
  averageSatisfactionPercent,
  averageSatisfactionPercentIn2024Edition,
  categoryRoiAndSatisfactionDataset,
} from '../datasets/category-roi-and-satisfaction';
import type { MeasureLabelAndFormat } from '../datasets/dataset';
import {
  averageRetentionPercent,
  averageRetentionPercentIn2024Edition,
  monthlyLoyaltyChurnAndRetentionDataset,
} from '../datasets/monthly-loyalty';
import {
  averageInvestmentDollarsPerSimpPerMonth,
  averageInvestmentDollarsPerSimpPerMonthIn2024Edition,
  monthlyInvestmentByPaymentTypeDataset,
  sumInvestmentDollarsOfMonth,
} from '../datasets/monthly-investment';
import { calculatePercentChange } from '../datasets/statistics';
import { formatValue } from '../format';
import type { Sparkline, SummaryCard } from './dashboard';

const dollars: Omit<MeasureLabelAndFormat, 'label'> = { unit: 'dollars', decimals: 2 };
const percent: Omit<MeasureLabelAndFormat, 'label'> = { unit: 'percent', decimals: 1 };

interface SummaryCardInput {
  label: string;
  unit: Omit<MeasureLabelAndFormat, 'label'>;
  now: number;
  before: number;
  /** Kind of the card's small chart, which draws `namedValues`. */
  kind: Sparkline['kind'];
  /** The values that the card's small chart draws, each with its name, such as its month. Their mean is `now`. */
  namedValues: readonly (readonly [name: string, value: number])[];
  /** Whether the card's small chart marks the highest or the lowest of `namedValues`. */
  extreme: 'Highest' | 'Lowest';
}

function createSummaryCard({
  label,
  unit,
  now,
  before,
  kind,
  namedValues,
  extreme,
}: SummaryCardInput): SummaryCard {
  const relative = calculatePercentChange(before, now);
  const values = namedValues.map(([, value]) => value);
  const markedIndex = values.indexOf((extreme === 'Highest' ? Math.max : Math.min)(...values));
  const [name = '', value = NaN] = namedValues[markedIndex] ?? [];
  return {
    label,
    value: formatValue(now, unit),
    change: `${relative < 0 ? '' : '+'}${formatValue(relative, percent)} YOY`,
    spark: {
      kind,
      values,
      markedIndex,
      note: `${extreme} in ${name}, ${formatValue(value, unit)}`,
    },
  };
}

/**
 * The summary cards of the Simp Investment Analytics page. Each shows the mean of one field of a dataset, and its
 * change from the year before.
 */
export const investmentSummaryCards: readonly SummaryCard[] = [
  createSummaryCard({
    label: 'Average monthly investment',
    unit: dollars,
    now: averageInvestmentDollarsPerSimpPerMonth,
    before: averageInvestmentDollarsPerSimpPerMonthIn2024Edition,
    kind: 'line',
    namedValues: monthlyInvestmentByPaymentTypeDataset.rows.map((row) => [
      row.month,
      sumInvestmentDollarsOfMonth(row),
    ]),
    extreme: 'Highest',
  }),
  createSummaryCard({
    label: 'Average ROI',
    unit: percent,
    now: averageRoiPercent,
    before: averageRoiPercentIn2024Edition,
    kind: 'bars',
    namedValues: categoryRoiAndSatisfactionDataset.rows.map(({ category, roi }) => [category, roi]),
    extreme: 'Highest',
  }),
  createSummaryCard({
    label: 'Satisfaction',
    unit: percent,
    now: averageSatisfactionPercent,
    before: averageSatisfactionPercentIn2024Edition,
    kind: 'bars',
    namedValues: categoryRoiAndSatisfactionDataset.rows.map(({ category, satisfaction }) => [
      category,
      satisfaction,
    ]),
    extreme: 'Highest',
  }),
  createSummaryCard({
    label: 'Retention',
    unit: percent,
    now: averageRetentionPercent,
    before: averageRetentionPercentIn2024Edition,
    kind: 'line',
    namedValues: monthlyLoyaltyChurnAndRetentionDataset.rows.map(({ month, retention }) => [
      month,
      retention,
    ]),
    extreme: 'Lowest',
  }),
];
