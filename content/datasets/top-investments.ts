import { categoryReturns, type InvestmentCategory } from './category-returns';
import { categoryRisks } from './category-risks';

export interface TopInvestment {
  rank: number;
  category: InvestmentCategory;
  avgReturn: number;
  riskScore: number;
  satisfaction: number;
}

/** The investment categories with their rank, sorted by return on investment. */
export const topInvestments: readonly TopInvestment[] = categoryReturns.rows
  .flatMap(({ category, roi, satisfaction }) =>
    categoryRisks.rows
      .filter((risk) => risk.category === category)
      .map(({ riskScore }) => ({ category, avgReturn: roi, riskScore, satisfaction })),
  )
  .sort((a, b) => b.avgReturn - a.avgReturn)
  .map((investment, index) => ({ rank: index + 1, ...investment }));
