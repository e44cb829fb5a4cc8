import type { ProviderRegistryCategoryName } from '../providerRegistry';
import { binderAndCommissionSourceText, type Dataset } from './dataset';
import { mean } from './statistics';

/**
 * The categories of the registry for which investment data exist. Swimwear and Lingerie have none, because too few
 * people returned Form 10-Q.
 */
export type InvestmentCategoryName = Exclude<ProviderRegistryCategoryName, 'Swimwear' | 'Lingerie'>;

export interface CategoryRoiAndSatisfaction {
  category: InvestmentCategoryName;
  /** Mean investment in dollars per simp per month. */
  investment: number;
  /**
   * Return on investment: percent of each dollar spent that comes back as acknowledgment, such as a heart (51 CSR
   * 301.6).
   */
  roi: number;
  /** Percent of the respondents who answered "It's fine" to Question 9 of Form 10-Q. */
  satisfaction: number;
}

/** Investment, return on investment (ROI) and satisfaction by category, sorted by investment. */
export const categoryRoiAndSatisfactionDataset: Dataset<CategoryRoiAndSatisfaction> = {
  name: 'Return by Category',
  period: 'Means 2020–2025',
  source: binderAndCommissionSourceText,
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

/**
 * Return on investment (ROI) and satisfaction by category, as published a year before for 2020–2024. The categories are
 * in the order of `categoryRoiAndSatisfactionDataset`.
 */
export const categoryRoiAndSatisfactionIn2024EditionDataset: Dataset<
  Omit<CategoryRoiAndSatisfaction, 'investment'>
> = {
  name: 'Return by Category, Edition of 2024',
  period: 'Means 2020–2024',
  source: binderAndCommissionSourceText,
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

export const averageRoiPercent = mean(categoryRoiAndSatisfactionDataset.rows.map(({ roi }) => roi));
export const averageRoiPercentIn2024Edition = mean(
  categoryRoiAndSatisfactionIn2024EditionDataset.rows.map(({ roi }) => roi),
);

export const averageSatisfactionPercent = mean(
  categoryRoiAndSatisfactionDataset.rows.map(({ satisfaction }) => satisfaction),
);
export const averageSatisfactionPercentIn2024Edition = mean(
  categoryRoiAndSatisfactionIn2024EditionDataset.rows.map(({ satisfaction }) => satisfaction),
);
