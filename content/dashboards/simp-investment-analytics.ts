import { categoryReturns } from '../datasets/category-returns';
import { addNoBreakSpaces, joinWithAnd } from '../format';
import { registryCategories } from '../providerRegistry';
import { href } from '../site';
import type { Dashboard } from './dashboard';
import { dividedTipAnecdote } from './simp-investment-analytics/dividedTipAnecdote';
import { investmentTab } from './simp-investment-analytics/investmentTab';
import { retentionTab } from './simp-investment-analytics/retentionTab';
import { roiTab } from './simp-investment-analytics/roiTab';

const categoriesWithoutStatements = registryCategories.filter(
  (category) => !categoryReturns.rows.some((row) => row.category === category),
);

export const simpInvestmentAnalytics = addNoBreakSpaces<Dashboard>({
  slug: 'simp-investment-analytics',
  title: 'Simp Investment Analytics',
  description:
    'What simps sent, what came back as acknowledgment, and how many stayed, by month and category, 2020–2025. Satire.',
  intro: [
    'Four instruments are counted: subscriptions recur, donations have a reason, tips have a moment, and gifts have a receipt.',
    `Return on investment (ROI) is the share of each dollar that comes back as acknowledgment, at the values of the Code of Simp Regulations, 51 CSR 301.6. Satisfaction is the share who answered “It’s fine” to Question 9 of Form 10-Q.`,
  ],
  finding: 'People pay steadily, are noticed at about half price, and mostly do not mind.',
  coverage: `Datasets cover 2020–2025. Changes are relative to the edition of the year before. ${joinWithAnd(categoriesWithoutStatements)} sent no statement.`,
  anecdote: dividedTipAnecdote,
  seeAlso: [
    { label: 'All ten questions of Form 10-Q', url: href('/resources/form-10-q') },
    { label: 'A prospectus for one tip of $2.00', url: href('/filings/f-2025-00413') },
    { label: 'What came back, on Form 1099-HEY', url: href('/resources/form-1099-hey') },
  ],
  tabs: [investmentTab, roiTab, retentionTab],
  tools: [
    {
      id: 'roi-calculator',
      name: 'ROI Calculator',
      icon: 'calculator',
      action: 'Launch Calculator',
    },
    {
      id: 'portfolio-analyzer',
      name: 'Portfolio Analyzer',
      icon: 'portfolio',
      action: 'Launch Analyzer',
    },
    {
      id: 'content-diversification-tool',
      name: 'Content Diversification Tool',
      icon: 'spread',
      action: 'Launch Tool',
    },
  ],
});
