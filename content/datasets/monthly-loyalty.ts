import { binderSource, type Dataset } from './dataset';
import type { MonthAbbreviation } from './months';

/** All numbers are percentages of paying simps. */
export interface MonthlyLoyalty {
  month: MonthAbbreviation;
  /** Simps who describe themselves as staying. */
  loyaltyScore: number;
  /** Simps who left, some by accident. */
  churnRate: number;
  /** Simps who said that they were leaving but stayed. */
  retention: number;
}

export const monthlyLoyalty: Dataset<MonthlyLoyalty> = {
  name: 'Loyalty, Churn, and Retention by Month',
  source: binderSource,
  x: 'month',
  measures: {
    loyaltyScore: { label: 'Loyalty score', unit: 'percent', decimals: 1 },
    churnRate: { label: 'Churn rate', unit: 'percent', decimals: 1 },
    retention: { label: 'Retention', unit: 'percent', decimals: 1 },
  },
  rows: [
    { month: 'Jan', loyaltyScore: 71.6, churnRate: 7.9, retention: 86.1 },
    { month: 'Feb', loyaltyScore: 80.9, churnRate: 5.2, retention: 89.3 },
    { month: 'Mar', loyaltyScore: 82.4, churnRate: 4.6, retention: 89.9 },
    { month: 'Apr', loyaltyScore: 83.1, churnRate: 4.3, retention: 90.2 },
    { month: 'May', loyaltyScore: 84.6, churnRate: 4.1, retention: 90.6 },
    { month: 'Jun', loyaltyScore: 83.7, churnRate: 4.4, retention: 90.1 },
    { month: 'Jul', loyaltyScore: 84.2, churnRate: 0.3, retention: 99.4 },
    { month: 'Aug', loyaltyScore: 82.8, churnRate: 4.7, retention: 89.8 },
    { month: 'Sep', loyaltyScore: 83.5, churnRate: 4.2, retention: 90.3 },
    { month: 'Oct', loyaltyScore: 84.9, churnRate: 3.9, retention: 90.7 },
    { month: 'Nov', loyaltyScore: 85.7, churnRate: 4, retention: 90.4 },
    { month: 'Dec', loyaltyScore: 86.3, churnRate: 4.8, retention: 89.2 },
  ],
  footnotes: [
    {
      series: 'retention',
      x: 'Jul',
      text: 'No one could find the cancel page. Since found; it had moved.',
    },
    {
      series: 'churnRate',
      x: 'Jan',
      text: 'Churn and retention do not make 100. The rest stand in the doorway: they have said goodbye and are still in the chat.',
    },
  ],
};

/** Percent of simps who neither left nor stayed. */
export function calculateUndecidedPercent({ churnRate, retention }: MonthlyLoyalty): number {
  return 100 - churnRate - retention;
}
