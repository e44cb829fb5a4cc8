import type { ChartData, TableData } from '../charts';
import { categoryReturns, categoryReturnsBefore } from '../datasets/category-returns';
import { loyalty, loyaltyBefore } from '../datasets/loyalty';
import {
  monthlyInvestment,
  monthlyInvestmentBefore,
  monthlyTotal,
} from '../datasets/monthly-investment';
import { months } from '../datasets/months';
import { roundNumbers } from '../datasets/round-numbers';
import { fieldSeries } from '../datasets/series';
import { mean } from '../datasets/statistics';
import { chartTableWithMeans, valueAt } from '../datasets/table';
import { formatValue } from '../format';
import { topInvestments } from '../datasets/top-investments';
import type { Dashboard } from './dashboard';
import { investmentCards } from './investment-cards';

const { investment: dollars, roi, satisfaction } = categoryReturns.measures;

const investment: ChartData = {
  kind: 'stacked-area',
  x: { label: 'Month', values: months },
  left: { label: 'Dollars per simp', unit: 'dollars', decimals: 2, min: 0, max: 120 },
  series: [
    fieldSeries(monthlyInvestment, 'subscriptions'),
    fieldSeries(monthlyInvestment, 'donations'),
    fieldSeries(monthlyInvestment, 'tips'),
    fieldSeries(monthlyInvestment, 'gifts'),
  ],
};

const meanSubscription = mean(monthlyInvestment.rows.map(({ subscriptions }) => subscriptions));

const totals = {
  ...dollars,
  label: 'Total',
  values: monthlyInvestment.rows.map(monthlyTotal),
};

const totalsBefore = {
  ...monthlyInvestmentBefore.measures.total,
  values: monthlyInvestmentBefore.rows.map(({ total }) => total),
};

const returns: ChartData = {
  kind: 'combined',
  x: { label: 'Category', values: categoryReturns.rows.map(({ category }) => category) },
  left: { label: 'Dollars per simp per month', unit: 'dollars', decimals: 2, min: 0, max: 20 },
  right: { label: 'ROI and satisfaction (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(categoryReturns, 'investment', { mark: 'bar' }),
    fieldSeries(categoryReturns, 'roi', { axis: 'right', mark: 'line' }),
    fieldSeries(categoryReturns, 'satisfaction', { axis: 'right', mark: 'point' }),
  ],
};

const returnsBefore = [
  {
    ...categoryReturnsBefore.measures.roi,
    values: categoryReturnsBefore.rows.map((row) => row.roi),
  },
  {
    ...categoryReturnsBefore.measures.satisfaction,
    values: categoryReturnsBefore.rows.map((row) => row.satisfaction),
  },
];

const top: TableData = {
  caption: 'Top investments by average return, of which there are six',
  columns: [
    { label: 'Rank' },
    { label: 'Category' },
    { label: 'Average return', numeric: true },
    { label: 'Risk score (0–10)', numeric: true },
    { label: satisfaction.label, numeric: true },
  ],
  rows: topInvestments.map((row) => [
    String(row.rank),
    row.category,
    formatValue(row.avgReturn, roi),
    formatValue(row.riskScore, roundNumbers.measures.riskScore),
    formatValue(row.satisfaction, satisfaction),
  ]),
};

const retention: ChartData = {
  kind: 'line',
  x: { label: 'Month', values: months },
  left: { label: 'Paying simps (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(loyalty, 'loyaltyScore'),
    fieldSeries(loyalty, 'churnRate'),
    fieldSeries(loyalty, 'retention'),
  ],
};

const retentionBefore = {
  ...loyaltyBefore.measures.retention,
  values: loyaltyBefore.rows.map((row) => row.retention),
};

export const simpInvestmentAnalytics: Dashboard = {
  slug: 'simp-investment-analytics',
  title: 'Simp Investment Analytics',
  description:
    'What simps sent, what came back as acknowledgment, and how many stayed, by month and category, 2020–2025. Satire.',
  intro: [
    'A parasocial expenditure is a payment to a person who does not know the payer. Four instruments are counted: subscriptions, which recur; donations, which have a reason; tips, which have a moment; and gifts, which have a receipt.',
    `Return on investment (ROI) is gross: the share of each dollar that comes back as acknowledgment, at the values of 51 CSR 301.6. Satisfaction is the share who answered "It's fine" to Question 9 of Form 10-Q. No one has yet answered more warmly; there is room in the margin.`,
  ],
  finding: 'People pay steadily, are noticed at about half price, and mostly do not mind.',
  coverage:
    'Datasets cover 2020–2025. Changes are relative, and are measured against the edition of the year before, which covers 2020–2024.',
  cards: investmentCards,
  charts: [
    {
      id: 'instruments',
      title: 'Subscriptions hold steady; gifts happen in December',
      measure: 'Dollars per simp per month, four instruments, monthly means 2020–2025',
      summary: `Stacked area chart, four instruments, January to December. Subscriptions stay near ${formatValue(meanSubscription, monthlyInvestment.measures.subscriptions)}. Gifts rise from ${valueAt(investment, 'gifts', 'Nov')} in November to ${valueAt(investment, 'gifts', 'Dec')} in December; tips reach ${valueAt(investment, 'tips', 'Sep')} in September.`,
      updated: '2025-05-15',
      source: monthlyInvestment.source,
      notes: monthlyInvestment.footnotes,
      data: investment,
    },
    {
      id: 'returns',
      title: 'Return and satisfaction have been introduced but do not speak',
      measure:
        'Dollars per simp per month, gross ROI, and satisfaction, six categories, means 2020–2025',
      summary: `Bars of investment, a line of ROI and points of satisfaction for six categories. ROI is highest in Cosplay, ${valueAt(returns, 'roi', 'Cosplay')}, and lowest in OOTD, ${valueAt(returns, 'roi', 'OOTD')}, where satisfaction is highest, ${valueAt(returns, 'satisfaction', 'OOTD')}.`,
      updated: '2025-05-16',
      source: categoryReturns.source,
      notes: categoryReturns.footnotes,
      data: returns,
    },
    {
      id: 'loyalty',
      title: 'Loyalty dips in January, when the statements arrive',
      measure: 'Loyalty score, churn rate and retention of paying simps, monthly means 2020–2025',
      summary: `Line chart, three lines, January to December. Loyalty is lowest in January, ${valueAt(retention, 'loyaltyScore', 'Jan')}, when churn is highest, ${valueAt(retention, 'churnRate', 'Jan')}. Retention stays near 90%, with ${valueAt(retention, 'retention', 'Jul')} in July.`,
      updated: '2025-05-16',
      source: loyalty.source,
      notes: loyalty.footnotes,
      data: retention,
    },
  ],
  tabs: [
    {
      id: 'investment',
      label: 'Investment',
      datasets: [
        monthlyInvestment.name,
        'Gifts and the Weeks After',
        'Lunches Forgone, Imputed',
        roundNumbers.name,
      ],
      tables: [
        chartTableWithMeans('Investment per simp, by month and instrument', investment, [
          totals,
          totalsBefore,
        ]),
      ],
    },
    {
      id: 'roi',
      label: 'ROI',
      datasets: [
        categoryReturns.name,
        'Acknowledgment Equivalents, 301.6',
        'Names Read Aloud, Incorrectly',
      ],
      tables: [
        chartTableWithMeans(
          'Investment, ROI and satisfaction, by category',
          returns,
          returnsBefore,
        ),
        top,
      ],
    },
    {
      id: 'retention',
      label: 'Retention',
      datasets: [loyalty.name, 'Farewell Posts and Subsequent Attendance', 'Cancel Pages, Located'],
      tables: [
        chartTableWithMeans('Loyalty, churn and retention, by month', retention, [retentionBefore]),
      ],
    },
  ],
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
      description: "Shows whether all of one's attention is in one person.",
      action: 'Launch Analyzer',
    },
    {
      id: 'content-diversification-tool',
      name: 'Content Diversification Tool',
      icon: 'spread',
      description: 'Suggests a second interest; accepts "outdoors".',
      action: 'Launch Tool',
    },
  ],
};
