/** Figures from the 2024 edition of the dashboards, for comparison with this year's. */
import type { CategoryReturn } from './category-returns';
import { binderSource, type Dataset } from './dataset';
import type { MonthlyLoyalty } from './monthly-loyalty';
import type { MonthAbbreviation } from './months';

/** Totals per month, not split by means of payment. */
export const investment2024: Dataset<{
  month: MonthAbbreviation;
  total: number;
}> = {
  name: 'Monthly Investment, Edition of 2024',
  source: binderSource,
  x: 'month',
  measures: { total: { label: 'Total, year before', unit: 'dollars', decimals: 2 } },
  rows: [
    { month: 'Jan', total: 46.88 },
    { month: 'Feb', total: 64.72 },
    { month: 'Mar', total: 55.31 },
    { month: 'Apr', total: 55.94 },
    { month: 'May', total: 57.48 },
    { month: 'Jun', total: 56.37 },
    { month: 'Jul', total: 55.12 },
    { month: 'Aug', total: 55.63 },
    { month: 'Sep', total: 63.29 },
    { month: 'Oct', total: 56.91 },
    { month: 'Nov', total: 62.44 },
    { month: 'Dec', total: 94.83 },
  ],
  footnotes: [],
};

export const returns2024: Dataset<Omit<CategoryReturn, 'investment'>> = {
  name: 'Return by Category, Edition of 2024',
  source: binderSource,
  x: 'category',
  measures: {
    roi: { label: 'ROI, year before', unit: 'percent', decimals: 1 },
    satisfaction: { label: 'Satisfaction, year before', unit: 'percent', decimals: 1 },
  },
  rows: [
    { category: 'Lifestyle', roi: 49.1, satisfaction: 68.2 },
    { category: 'Travel', roi: 52.6, satisfaction: 77.9 },
    { category: 'Beauty', roi: 48.3, satisfaction: 75.4 },
    { category: 'Fitness', roi: 45.7, satisfaction: 75.9 },
    { category: 'Cosplay', roi: 58.2, satisfaction: 73.8 },
    { category: 'OOTD', roi: 42.7, satisfaction: 80.8 },
  ],
  footnotes: [],
};

export const retention2024: Dataset<Pick<MonthlyLoyalty, 'month' | 'retention'>> = {
  name: 'Retention by Month, Edition of 2024',
  source: binderSource,
  x: 'month',
  measures: { retention: { label: 'Retention, year before', unit: 'percent', decimals: 1 } },
  rows: [
    { month: 'Jan', retention: 83.2 },
    { month: 'Feb', retention: 86.9 },
    { month: 'Mar', retention: 87.6 },
    { month: 'Apr', retention: 88.1 },
    { month: 'May', retention: 88.4 },
    { month: 'Jun', retention: 87.9 },
    { month: 'Jul', retention: 98.9 },
    { month: 'Aug', retention: 87.8 },
    { month: 'Sep', retention: 88.3 },
    { month: 'Oct', retention: 89 },
    { month: 'Nov', retention: 88.7 },
    { month: 'Dec', retention: 88.9 },
  ],
  footnotes: [],
};
