import { addNoBreakSpaces } from '../format';
import type { Dashboard } from './dashboard';
import { investmentTab } from './simp-investment-analytics/investmentTab';
import { retentionTab } from './simp-investment-analytics/retentionTab';
import { roiTab } from './simp-investment-analytics/roiTab';

export const simpInvestmentAnalytics = addNoBreakSpaces<Dashboard>({
  slug: 'simp-investment-analytics',
  title: 'Simp Investment Analytics',
  description:
    'What simps sent, what came back as acknowledgment, and how many stayed, by month and category, 2020–2025. Satire.',
  intro: [
    'A parasocial expenditure is a payment to a person who does not know the payer. Four instruments are counted: subscriptions, which recur; donations, which have a reason; tips, which have a moment; and gifts, which have a receipt.',
    `Return on investment (ROI) is gross: the share of each dollar that comes back as acknowledgment, at the values of the Code of Simp Regulations, 51 CSR 301.6. Satisfaction is the share who answered “It’s fine” to Question 9 of Form 10-Q. A warmer answer has yet to come; there is room in the margin.`,
  ],
  finding: 'People pay steadily, are noticed at about half price, and mostly do not mind.',
  coverage:
    'Datasets cover 2020–2025. Changes are relative, and are measured against the edition of the year before, which covers 2020–2024.',
  tabs: [investmentTab, roiTab, retentionTab],
  tools: [
    {
      id: 'roi-calculator',
      name: 'ROI Calculator',
      icon: 'calculator',
      description: 'Enter dollars, receive hearts, at $0.11.',
      action: 'Launch Calculator',
    },
    {
      id: 'portfolio-analyzer',
      name: 'Portfolio Analyzer',
      icon: 'portfolio',
      description: 'Shows whether all of one’s attention is in one person.',
      action: 'Launch Analyzer',
    },
    {
      id: 'content-diversification-tool',
      name: 'Content Diversification Tool',
      icon: 'spread',
      description: 'Suggests a second interest; accepts “outdoors.”',
      action: 'Launch Tool',
    },
  ],
});
