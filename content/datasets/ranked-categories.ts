import { categoryReturns } from './category-returns';
import { categoryRiskScores } from './category-risk-scores';
import { findRow } from './findRow';

/** Sorted by return on investment. */
export const rankedCategories = categoryReturns.rows
  .map(({ category, roi, satisfaction }) => {
    const { riskScore } = findRow(categoryRiskScores, 'riskScore', category);
    return { category, avgReturn: roi, riskScore, satisfaction };
  })
  .sort((a, b) => b.avgReturn - a.avgReturn)
  .map((investment, index) => ({ rank: index + 1, ...investment }));
