import { binderSource, type Dataset } from './dataset';
import { type MonthAbbreviation, monthAbbreviations } from './months';
import { mean } from './statistics';

export type ExposurePlatform = 'X' | 'Instagram' | 'TikTok' | 'YouTube' | 'OnlyFans';

export interface MonthlyExposure {
  month: MonthAbbreviation;
  platform: ExposurePlatform;
  /** The mean exposure from 0 to 10; the quarterly rating of accounts is another number. */
  rate: number;
}

export const monthlyExposure: Dataset<MonthlyExposure> = {
  name: 'Monthly Exposure by Platform',
  source: binderSource,
  x: 'month',
  measures: { rate: { label: 'Exposure reading', unit: 'score', decimals: 2 } },
  rows: [
    { month: 'Jan', platform: 'X', rate: 5.31 },
    { month: 'Feb', platform: 'X', rate: 6.94 },
    { month: 'Mar', platform: 'X', rate: 6.12 },
    { month: 'Apr', platform: 'X', rate: 5.88 },
    { month: 'May', platform: 'X', rate: 5.79 },
    { month: 'Jun', platform: 'X', rate: 5.93 },
    { month: 'Jul', platform: 'X', rate: 5.66 },
    { month: 'Aug', platform: 'X', rate: 5.71 },
    { month: 'Sep', platform: 'X', rate: 5.84 },
    { month: 'Oct', platform: 'X', rate: 5.97 },
    { month: 'Nov', platform: 'X', rate: 6.05 },
    { month: 'Dec', platform: 'X', rate: 6.18 },
    { month: 'Jan', platform: 'Instagram', rate: 5.87 },
    { month: 'Feb', platform: 'Instagram', rate: 7.71 },
    { month: 'Mar', platform: 'Instagram', rate: 6.83 },
    { month: 'Apr', platform: 'Instagram', rate: 6.41 },
    { month: 'May', platform: 'Instagram', rate: 6.66 },
    { month: 'Jun', platform: 'Instagram', rate: 6.79 },
    { month: 'Jul', platform: 'Instagram', rate: 6.58 },
    { month: 'Aug', platform: 'Instagram', rate: 6.37 },
    { month: 'Sep', platform: 'Instagram', rate: 6.29 },
    { month: 'Oct', platform: 'Instagram', rate: 6.18 },
    { month: 'Nov', platform: 'Instagram', rate: 6.33 },
    { month: 'Dec', platform: 'Instagram', rate: 6.62 },
    { month: 'Jan', platform: 'TikTok', rate: 6.24 },
    { month: 'Feb', platform: 'TikTok', rate: 8.05 },
    { month: 'Mar', platform: 'TikTok', rate: 7.19 },
    { month: 'Apr', platform: 'TikTok', rate: 6.91 },
    { month: 'May', platform: 'TikTok', rate: 6.74 },
    { month: 'Jun', platform: 'TikTok', rate: 6.88 },
    { month: 'Jul', platform: 'TikTok', rate: 7.02 },
    { month: 'Aug', platform: 'TikTok', rate: 6.95 },
    { month: 'Sep', platform: 'TikTok', rate: 6.61 },
    { month: 'Oct', platform: 'TikTok', rate: 6.58 },
    { month: 'Nov', platform: 'TikTok', rate: 6.73 },
    { month: 'Dec', platform: 'TikTok', rate: 6.97 },
    { month: 'Jan', platform: 'YouTube', rate: 4.42 },
    { month: 'Feb', platform: 'YouTube', rate: 5.63 },
    { month: 'Mar', platform: 'YouTube', rate: 5.01 },
    { month: 'Apr', platform: 'YouTube', rate: 4.78 },
    { month: 'May', platform: 'YouTube', rate: 4.69 },
    { month: 'Jun', platform: 'YouTube', rate: 4.83 },
    { month: 'Jul', platform: 'YouTube', rate: 4.74 },
    { month: 'Aug', platform: 'YouTube', rate: 7.18 },
    { month: 'Sep', platform: 'YouTube', rate: 4.91 },
    { month: 'Oct', platform: 'YouTube', rate: 4.87 },
    { month: 'Nov', platform: 'YouTube', rate: 5.06 },
    { month: 'Dec', platform: 'YouTube', rate: 5.22 },
    { month: 'Jan', platform: 'OnlyFans', rate: 6.63 },
    { month: 'Feb', platform: 'OnlyFans', rate: 8.47 },
    { month: 'Mar', platform: 'OnlyFans', rate: 7.34 },
    { month: 'Apr', platform: 'OnlyFans', rate: 7.08 },
    { month: 'May', platform: 'OnlyFans', rate: 6.87 },
    { month: 'Jun', platform: 'OnlyFans', rate: 6.92 },
    { month: 'Jul', platform: 'OnlyFans', rate: 7.13 },
    { month: 'Aug', platform: 'OnlyFans', rate: 6.81 },
    { month: 'Sep', platform: 'OnlyFans', rate: 6.96 },
    { month: 'Oct', platform: 'OnlyFans', rate: 7.21 },
    { month: 'Nov', platform: 'OnlyFans', rate: 7.17 },
    { month: 'Dec', platform: 'OnlyFans', rate: 7.46 },
  ],
  footnotes: [
    {
      series: 'youtube',
      x: 'Aug',
      text: 'A staff member fell asleep on autoplay. Seven hours and forty minutes were validly counted.',
    },
  ],
};

/** The mean exposure of the five platforms. */
export const monthlyCoochieIndex = {
  name: 'Composite, Unrounded',
  x: 'month',
  rows: monthAbbreviations.map((month) => ({
    month,
    value: mean(monthlyExposure.rows.filter((row) => row.month === month).map(({ rate }) => rate)),
  })),
} as const;
