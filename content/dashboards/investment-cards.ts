import {
  averageRoi,
  averageRoiBefore,
  averageSatisfaction,
  averageSatisfactionBefore,
} from '../datasets/category-returns';
import type { Measure } from '../datasets/dataset';
import { averageRetention, averageRetentionBefore } from '../datasets/loyalty';
import {
  averageMonthlyInvestment,
  averageMonthlyInvestmentBefore,
} from '../datasets/monthly-investment';
import { change } from '../datasets/statistics';
import { formatValue } from '../format';
import type { SummaryCard } from './dashboard';

const dollars: Omit<Measure, 'label'> = { unit: 'dollars', decimals: 2 };
const percent: Omit<Measure, 'label'> = { unit: 'percent', decimals: 1 };

function card(label: string, unit: Omit<Measure, 'label'>, now: number, before: number) {
  const relative = change(before, now);
  return {
    label,
    value: formatValue(now, unit),
    change: `${relative < 0 ? '' : '+'}${formatValue(relative, percent)} YOY`,
  };
}

/** Each is the mean of its dataset, with the change on the edition of the year before. */
export const investmentCards: readonly SummaryCard[] = [
  card(
    'Average monthly investment',
    dollars,
    averageMonthlyInvestment,
    averageMonthlyInvestmentBefore,
  ),
  card('Average ROI', percent, averageRoi, averageRoiBefore),
  card('Satisfaction', percent, averageSatisfaction, averageSatisfactionBefore),
  card('Retention', percent, averageRetention, averageRetentionBefore),
];
