import type { RegistryCategory } from '../providerRegistry';
import { binderSource, type Dataset } from './dataset';
import { mean } from './statistics';

/** All categories but Swimwear and Lingerie, for which too few people returned Form 10-Q. */
export type InvestmentCategory = Exclude<RegistryCategory, 'Swimwear' | 'Lingerie'>;

export interface CategoryReturn {
  category: InvestmentCategory;
  /** Mean dollars per simp per month. */
  investment: number;
  /** Percent of each dollar that comes back as acknowledgment, such as a heart (51 CSR 301.6). */
  roi: number;
  /** Percent who answered "It's fine" to Question 9 of Form 10-Q. */
  satisfaction: number;
}

export const categoryReturns: Dataset<CategoryReturn> = {
  name: 'Return by Category',
  source: binderSource,
  x: 'category',
  measures: {
    investment: { label: 'Investment', unit: 'dollars', decimals: 2 },
    roi: { label: 'ROI', unit: 'percent', decimals: 1 },
    satisfaction: { label: 'Satisfaction', unit: 'percent', decimals: 1 },
  },
  rows: [
    { category: 'Lifestyle', investment: 17.42, roi: 52.5, satisfaction: 71.3 },
    { category: 'Travel', investment: 13.86, roi: 55, satisfaction: 80.6 },
    { category: 'Beauty', investment: 11.27, roi: 50, satisfaction: 78 },
    { category: 'Fitness', investment: 8.94, roi: 48, satisfaction: 78.8 },
    { category: 'Cosplay', investment: 6.38, roi: 61.5, satisfaction: 76.4 },
    { category: 'OOTD', investment: 4.15, roi: 45, satisfaction: 84.1 },
  ],
  footnotes: [{ series: 'satisfaction', x: 'OOTD', text: 'Respondents had come for the coat.' }],
};

export const averageRoi = mean(categoryReturns.rows.map(({ roi }) => roi));
