import { binderSource, type Dataset } from './dataset';

export interface HourlyActivity {
  /** The time at which the two hours begin. */
  from: string;
  posts: number;
  payments: number;
}

/** Percent of a day's posts and payments, in steps of two hours from midnight. */
export const hourlyActivity: Dataset<HourlyActivity> = {
  name: 'Hours of Posting and of Payment',
  source: binderSource,
  x: 'from',
  measures: {
    posts: { label: 'Posts', unit: 'percent', decimals: 1 },
    payments: { label: 'Payments', unit: 'percent', decimals: 1 },
  },
  rows: [
    { from: 'Midnight', posts: 5.1, payments: 23.8 },
    { from: '2 a.m.', posts: 2.2, payments: 14.9 },
    { from: '4 a.m.', posts: 1.4, payments: 4.6 },
    { from: '6 a.m.', posts: 5.8, payments: 2.1 },
    { from: '8 a.m.', posts: 8.6, payments: 2.7 },
    { from: '10 a.m.', posts: 7.9, payments: 3 },
    { from: 'Noon', posts: 7.6, payments: 9.3 },
    { from: '2 p.m.', posts: 8.4, payments: 3.4 },
    { from: '4 p.m.', posts: 9.8, payments: 3.9 },
    { from: '6 p.m.', posts: 19.4, payments: 6.8 },
    { from: '8 p.m.', posts: 14.6, payments: 10.7 },
    { from: '10 p.m.', posts: 9.2, payments: 14.8 },
  ],
  footnotes: [
    {
      series: 'payments',
      x: 'Noon',
      text: 'Receipts said “twelve.” Staff, who were awake, took it for noon.',
    },
  ],
};
