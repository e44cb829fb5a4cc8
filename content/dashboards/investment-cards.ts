import {
  averageRoi,
  averageRoiBefore,
  averageSatisfaction,
  averageSatisfactionBefore,
  categoryReturns,
} from '../datasets/category-returns';
import type { Measure } from '../datasets/dataset';
import { averageRetention, averageRetentionBefore, loyalty } from '../datasets/loyalty';
import {
  averageMonthlyInvestment,
  averageMonthlyInvestmentBefore,
  monthlyInvestment,
  monthlyTotal,
} from '../datasets/monthly-investment';
import { longMonth } from '../datasets/months';
import { change } from '../datasets/statistics';
import { formatValue } from '../format';
import type { Sparkline, SummaryCard } from './dashboard';

const dollars: Omit<Measure, 'label'> = { unit: 'dollars', decimals: 2 };
const percent: Omit<Measure, 'label'> = { unit: 'percent', decimals: 1 };

interface Figure {
  label: string;
  unit: Omit<Measure, 'label'>;
  now: number;
  before: number;
  /** What the figure is the mean of, and which of them is pointed out. */
  kind: Sparkline['kind'];
  parts: readonly (readonly [name: string, value: number])[];
  extreme: 'Highest' | 'Lowest';
}

function card({ label, unit, now, before, kind, parts, extreme }: Figure): SummaryCard {
  const relative = change(before, now);
  const values = parts.map(([, value]) => value);
  const marked = values.indexOf((extreme === 'Highest' ? Math.max : Math.min)(...values));
  const [name = '', value = NaN] = parts[marked] ?? [];
  return {
    label,
    value: formatValue(now, unit),
    change: `${relative < 0 ? '' : '+'}${formatValue(relative, percent)} YOY`,
    spark: { kind, values, marked, note: `${extreme} in ${name}, ${formatValue(value, unit)}` },
  };
}

/** Each is the mean of its dataset, with the change on the edition of the year before. */
export const investmentCards: readonly SummaryCard[] = [
  card({
    label: 'Average monthly investment',
    unit: dollars,
    now: averageMonthlyInvestment,
    before: averageMonthlyInvestmentBefore,
    kind: 'line',
    parts: monthlyInvestment.rows.map((row) => [longMonth(row.month), monthlyTotal(row)]),
    extreme: 'Highest',
  }),
  card({
    label: 'Average ROI',
    unit: percent,
    now: averageRoi,
    before: averageRoiBefore,
    kind: 'bars',
    parts: categoryReturns.rows.map(({ category, roi }) => [category, roi]),
    extreme: 'Highest',
  }),
  card({
    label: 'Satisfaction',
    unit: percent,
    now: averageSatisfaction,
    before: averageSatisfactionBefore,
    kind: 'bars',
    parts: categoryReturns.rows.map(({ category, satisfaction }) => [category, satisfaction]),
    extreme: 'Highest',
  }),
  card({
    label: 'Retention',
    unit: percent,
    now: averageRetention,
    before: averageRetentionBefore,
    kind: 'line',
    parts: loyalty.rows.map(({ month, retention }) => [longMonth(month), retention]),
    extreme: 'Lowest',
  }),
];
