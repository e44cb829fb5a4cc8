import { binderSource, type Dataset } from './dataset';
import type { MonthAbbreviation } from './months';
import { mean, sum } from './statistics';

/** Dollars per simp in a month, by means of payment. */
export interface MonthlyInvestment {
  month: MonthAbbreviation;
  subscriptions: number;
  donations: number;
  tips: number;
  gifts: number;
}

export const monthlyInvestment: Dataset<MonthlyInvestment> = {
  name: 'Monthly Investment by Instrument',
  source: binderSource,
  x: 'month',
  measures: {
    subscriptions: { label: 'Subscriptions', unit: 'dollars', decimals: 2 },
    donations: { label: 'Donations', unit: 'dollars', decimals: 2 },
    tips: { label: 'Tips', unit: 'dollars', decimals: 2 },
    gifts: { label: 'Gifts', unit: 'dollars', decimals: 2 },
  },
  rows: [
    { month: 'Jan', subscriptions: 29.84, donations: 8.93, tips: 9.83, gifts: 3.27 },
    { month: 'Feb', subscriptions: 30.46, donations: 9.47, tips: 15.22, gifts: 17.92 },
    { month: 'Mar', subscriptions: 30.91, donations: 11.26, tips: 13.17, gifts: 6.41 },
    { month: 'Apr', subscriptions: 30.27, donations: 12.83, tips: 12.97, gifts: 6.72 },
    { month: 'May', subscriptions: 30.78, donations: 11.07, tips: 13.64, gifts: 8.73 },
    { month: 'Jun', subscriptions: 31.12, donations: 10.71, tips: 14.22, gifts: 7.36 },
    { month: 'Jul', subscriptions: 30.53, donations: 9.68, tips: 14.87, gifts: 7.61 },
    { month: 'Aug', subscriptions: 30.19, donations: 10.94, tips: 13.95, gifts: 6.52 },
    { month: 'Sep', subscriptions: 30.64, donations: 9.86, tips: 24.38, gifts: 7.18 },
    { month: 'Oct', subscriptions: 31.07, donations: 11.29, tips: 13.26, gifts: 8.34 },
    { month: 'Nov', subscriptions: 30.72, donations: 13.42, tips: 13.66, gifts: 12.87 },
    { month: 'Dec', subscriptions: 31.35, donations: 14.19, tips: 13.51, gifts: 47.66 },
  ],
  footnotes: [
    {
      series: 'tips',
      x: 'Sep',
      text: 'Includes one tip of $4,000, entered for $4.000. The Commission finds both excessive.',
    },
  ],
};

export function sumInvestment({
  subscriptions,
  donations,
  tips,
  gifts,
}: MonthlyInvestment): number {
  return sum([subscriptions, donations, tips, gifts]);
}

/** Mean dollars per simp per month. */
export const averageInvestment = mean(monthlyInvestment.rows.map(sumInvestment));
