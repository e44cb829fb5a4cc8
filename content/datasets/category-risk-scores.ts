import type { InvestmentCategory } from './category-returns';
import { binderSource, type Dataset } from './dataset';

export interface CategoryRiskScore {
  category: InvestmentCategory;
  /** From 0 to 10, the risk of sending a round number of dollars at 2 a.m. */
  riskScore: number;
}

export const categoryRiskScores: Dataset<CategoryRiskScore> = {
  name: 'Round Numbers',
  source: binderSource,
  x: 'category',
  measures: { riskScore: { label: 'Risk score', unit: 'score', decimals: 1 } },
  rows: [
    { category: 'Lifestyle', riskScore: 6.4 },
    { category: 'Travel', riskScore: 5.9 },
    { category: 'Beauty', riskScore: 4.8 },
    { category: 'Fitness', riskScore: 4.1 },
    { category: 'Cosplay', riskScore: 3.2 },
    { category: 'OOTD', riskScore: 1.7 },
  ],
  footnotes: [],
};
