import { commissionSource, type Dataset } from './dataset';
import { sum } from './statistics';

export interface MonthlyRegistrations {
  month: string;
  registrations: number;
  verifications: number;
  /** The month was still running when its registrations were counted. */
  partial?: true;
}

export const monthlyRegistrations: Dataset<MonthlyRegistrations> = {
  name: 'Registrations and Verifications by Month',
  source: commissionSource,
  x: 'month',
  measures: {
    registrations: { label: 'Registrations', unit: 'count', decimals: 0 },
    verifications: { label: 'Verifications', unit: 'count', decimals: 0 },
  },
  rows: [
    { month: 'Jun 2024', registrations: 24, verifications: 15 },
    { month: 'Jul 2024', registrations: 22, verifications: 14 },
    { month: 'Aug 2024', registrations: 30, verifications: 17 },
    { month: 'Sep 2024', registrations: 27, verifications: 19 },
    { month: 'Oct 2024', registrations: 28, verifications: 16 },
    { month: 'Nov 2024', registrations: 23, verifications: 14 },
    { month: 'Dec 2024', registrations: 24, verifications: 41 },
    { month: 'Jan 2025', registrations: 19, verifications: 11 },
    { month: 'Feb 2025', registrations: 24, verifications: 16 },
    { month: 'Mar 2025', registrations: 26, verifications: 18 },
    { month: 'Apr 2025', registrations: 24, verifications: 15 },
    { month: 'May 2025', registrations: 11, verifications: 6, partial: true },
  ],
  footnotes: [
    {
      series: 'verifications',
      x: 'Dec 2024',
      text: 'Includes the backlog, verified December 10\u00a0to 13, once stapled.',
    },
    { series: 'registrations', x: 'May 2025', text: 'Both to May 14.' },
  ],
};

export function calculateVerifiedPercent({
  registrations,
  verifications,
}: MonthlyRegistrations): number {
  return Math.round((verifications / registrations) * 100);
}

/** Entries not yet verified at the end of each month. */
export const verificationBacklogs = {
  name: 'Verification Backlog by Month',
  x: 'month',
  rows: monthlyRegistrations.rows.map(({ month }, i, rows) => ({
    month,
    backlog: sum(rows.slice(0, i + 1).map((row) => row.registrations - row.verifications)),
  })),
} as const;
