import {
  categoryRoiAndSatisfactionDataset,
  type InvestmentCategoryName,
} from './category-roi-and-satisfaction';
import { categoryRiskScoresDataset } from './category-risk-scores';

export interface InvestmentCategoryRankedByReturn {
  rank: number;
  category: InvestmentCategoryName;
  avgReturn: number;
  riskScore: number;
  satisfaction: number;
}

/** The investment categories with their rank, sorted by return on investment. */
export const investmentCategoryRowsRankedByReturn: readonly InvestmentCategoryRankedByReturn[] =
  categoryRoiAndSatisfactionDataset.rows
    .flatMap(({ category, roi, satisfaction }) =>
      categoryRiskScoresDataset.rows
        .filter((risk) => risk.category === category)
        .map(({ riskScore }) => ({ category, avgReturn: roi, riskScore, satisfaction })),
    )
    .sort((a, b) => b.avgReturn - a.avgReturn)
    .map((investment, index) => ({ rank: index + 1, ...investment }));
