import { binderSource, type Dataset } from './dataset';
import type { MonthAbbreviation } from './months';

export type Region = 'Northeast' | 'Southeast' | 'Midwest' | 'Southwest' | 'West';

export interface SundressPostRates {
  month: MonthAbbreviation;
  region: Region;
  /** Sundress posts per 1,000 posts. */
  rate: number;
}

export const sundressPostRates: Dataset<SundressPostRates> = {
  name: 'Monthly Sundress Posts by Region, 2020–2025',
  source: binderSource,
  x: 'month',
  measures: { rate: { label: 'Posts per 1,000', unit: 'score', decimals: 1 } },
  rows: [
    { month: 'Jan', region: 'Northeast', rate: 23.7 },
    { month: 'Feb', region: 'Northeast', rate: 1.3 },
    { month: 'Mar', region: 'Northeast', rate: 2.8 },
    { month: 'Apr', region: 'Northeast', rate: 6.9 },
    { month: 'May', region: 'Northeast', rate: 14.6 },
    { month: 'Jun', region: 'Northeast', rate: 22.8 },
    { month: 'Jul', region: 'Northeast', rate: 26.9 },
    { month: 'Aug', region: 'Northeast', rate: 25.3 },
    { month: 'Sep', region: 'Northeast', rate: 16.8 },
    { month: 'Oct', region: 'Northeast', rate: 5.4 },
    { month: 'Nov', region: 'Northeast', rate: 1.7 },
    { month: 'Dec', region: 'Northeast', rate: 1.1 },
    { month: 'Jan', region: 'Southeast', rate: 6.2 },
    { month: 'Feb', region: 'Southeast', rate: 6.9 },
    { month: 'Mar', region: 'Southeast', rate: 11.8 },
    { month: 'Apr', region: 'Southeast', rate: 17.4 },
    { month: 'May', region: 'Southeast', rate: 27.3 },
    { month: 'Jun', region: 'Southeast', rate: 33.1 },
    { month: 'Jul', region: 'Southeast', rate: 34.6 },
    { month: 'Aug', region: 'Southeast', rate: 33.8 },
    { month: 'Sep', region: 'Southeast', rate: 29.5 },
    { month: 'Oct', region: 'Southeast', rate: 20.1 },
    { month: 'Nov', region: 'Southeast', rate: 9.1 },
    { month: 'Dec', region: 'Southeast', rate: 6.6 },
    { month: 'Jan', region: 'Midwest', rate: 0.9 },
    { month: 'Feb', region: 'Midwest', rate: 1.2 },
    { month: 'Mar', region: 'Midwest', rate: 2.6 },
    { month: 'Apr', region: 'Midwest', rate: 5.8 },
    { month: 'May', region: 'Midwest', rate: 13.9 },
    { month: 'Jun', region: 'Midwest', rate: 16.6 },
    { month: 'Jul', region: 'Midwest', rate: 24.8 },
    { month: 'Aug', region: 'Midwest', rate: 24.1 },
    { month: 'Sep', region: 'Midwest', rate: 15.9 },
    { month: 'Oct', region: 'Midwest', rate: 4.7 },
    { month: 'Nov', region: 'Midwest', rate: 1.4 },
    { month: 'Dec', region: 'Midwest', rate: 0.8 },
    { month: 'Jan', region: 'Southwest', rate: 29.8 },
    { month: 'Feb', region: 'Southwest', rate: 31.2 },
    { month: 'Mar', region: 'Southwest', rate: 36.7 },
    { month: 'Apr', region: 'Southwest', rate: 40.9 },
    { month: 'May', region: 'Southwest', rate: 43.6 },
    { month: 'Jun', region: 'Southwest', rate: 44.8 },
    { month: 'Jul', region: 'Southwest', rate: 41.2 },
    { month: 'Aug', region: 'Southwest', rate: 40.7 },
    { month: 'Sep', region: 'Southwest', rate: 43.1 },
    { month: 'Oct', region: 'Southwest', rate: 42.4 },
    { month: 'Nov', region: 'Southwest', rate: 35.3 },
    { month: 'Dec', region: 'Southwest', rate: 30.4 },
    { month: 'Jan', region: 'West', rate: 8.4 },
    { month: 'Feb', region: 'West', rate: 9.3 },
    { month: 'Mar', region: 'West', rate: 10.1 },
    { month: 'Apr', region: 'West', rate: 13.2 },
    { month: 'May', region: 'West', rate: 19.7 },
    { month: 'Jun', region: 'West', rate: 23.9 },
    { month: 'Jul', region: 'West', rate: 27.1 },
    { month: 'Aug', region: 'West', rate: 28.6 },
    { month: 'Sep', region: 'West', rate: 29.3 },
    { month: 'Oct', region: 'West', rate: 21.8 },
    { month: 'Nov', region: 'West', rate: 12.4 },
    { month: 'Dec', region: 'West', rate: 8.7 },
  ],
  footnotes: [
    {
      series: 'northeast',
      x: 'Jan',
      text: 'One wedding in a heated orangery, 2023, filmed by every guest. Retained.',
    },
  ],
};
