import { categoryReturns } from './category-returns';
import { categoryRiskScores } from './category-risk-scores';

/** Sorted by return on investment. */
export const rankedCategories = categoryReturns.rows
  .flatMap(({ category, roi, satisfaction }) =>
    categoryRiskScores.rows
      .filter((risk) => risk.category === category)
      .map(({ riskScore }) => ({ category, avgReturn: roi, riskScore, satisfaction })),
  )
  .sort((a, b) => b.avgReturn - a.avgReturn)
  .map((investment, index) => ({ rank: index + 1, ...investment }));
