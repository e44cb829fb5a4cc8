import { returns2024 } from '../../datasets/edition-2024';
import type { ChartData, TableData } from '../../charts';
import { categoryReturns } from '../../datasets/category-returns';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { categoryRiskScores } from '../../datasets/category-risk-scores';
import { createFieldColumn, createFieldSeries } from '../../datasets/series';
import { correlation, isStrictlyDecreasing } from '../../datasets/statistics';
import { createChartTableWithMeans, formatSeriesValue } from '../../datasets/table';
import { rankedCategories } from '../../datasets/ranked-categories';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';

const { rows, measures, footnotes, source } = categoryReturns;

const x: ChartData['x'] = { label: 'Category', values: rows.map(({ category }) => category) };

const data: ChartData = {
  kind: 'combined',
  x,
  left: {
    label: 'Investment in dollars per simp per month, most to least',
    unit: 'dollars',
    decimals: 2,
    min: 0,
    max: 20,
  },
  right: {
    label: 'ROI and satisfaction (%)',
    unit: 'percent',
    decimals: 1,
    min: 0,
    max: 100,
  },
  series: [
    createFieldSeries(categoryReturns, x, 'investment', { mark: 'bar' }),
    createFieldSeries(categoryReturns, x, 'roi', { axis: 'right', mark: 'point' }),
    createFieldSeries(categoryReturns, x, 'satisfaction', {
      axis: 'right',
      mark: 'point',
    }),
  ],
};

const yearBefore = [
  createFieldColumn(returns2024, x, 'roi'),
  createFieldColumn(returns2024, x, 'satisfaction'),
];

const figuresColumn = (label: string, field: 'avgReturn' | 'riskScore' | 'satisfaction') => ({
  label,
  numeric: true,
  comparableNumbers: rankedCategories.map((row) => row[field]),
});

/** A full bar is 100 percent. Both columns in percent share the scale; risk scores have no bars. */
const cellGraphic = { fullBarValue: 100 };

const top: TableData = {
  caption: 'Top investments by average return',
  columns: [
    { label: 'Rank' },
    { label: 'Category' },
    { ...figuresColumn('Average return', 'avgReturn'), cellGraphic },
    figuresColumn('Risk score (0–10)', 'riskScore'),
    {
      ...figuresColumn(measures.satisfaction.label, 'satisfaction'),
      cellGraphic,
    },
  ],
  rows: rankedCategories.map((row) => [
    String(row.rank),
    row.category,
    formatValue(row.avgReturn, measures.roi),
    formatValue(row.riskScore, categoryRiskScores.measures.riskScore),
    formatValue(row.satisfaction, measures.satisfaction),
  ]),
};

const { values, xOfHighest, xOfLowest } = createSeriesLookup(data);
const r = correlation(values('roi'), values('satisfaction'));
/** Critical value of Student's t for a correlation of six pairs: two-sided, 5%. */
const criticalT = 2.776;

export const roiTab: DashboardTab = {
  id: 'roi',
  label: 'ROI',
  charts: [
    {
      id: 'returns',
      title: 'Return and satisfaction have been introduced but do not speak',
      claims: {
        'Categories stand in the order of dollars': isStrictlyDecreasing(values('investment')),
        'Return and satisfaction are not related beyond chance':
          Math.abs(r) * Math.sqrt((rows.length - 2) / (1 - r ** 2)) < criticalT,
        'Either explains less than a quarter of the other': r ** 2 < 0.25,
        'ROI is highest in Cosplay': xOfHighest('roi') === 'Cosplay',
        'ROI is lowest in OOTD': xOfLowest('roi') === 'OOTD',
        'Satisfaction is highest in OOTD': xOfHighest('satisfaction') === 'OOTD',
      },
      measure:
        'Dollars per simp per month, gross return on investment (ROI), and satisfaction, six categories, means 2020–2025',
      sentence: `OOTD (outfit of the day) returns the least, ${formatSeriesValue(data, 'roi', 'OOTD')}, and satisfies the most, ${formatSeriesValue(data, 'satisfaction', 'OOTD')}.`,
      summary: `Bars of investment, and points of ROI and satisfaction, for six categories. ROI is highest in Cosplay, ${formatSeriesValue(data, 'roi', 'Cosplay')}, and lowest in OOTD, ${formatSeriesValue(data, 'roi', 'OOTD')}, where satisfaction is highest, ${formatSeriesValue(data, 'satisfaction', 'OOTD')}.`,
      updated: '2025-05-16',
      source,
      notes: footnotes,
      restingX: 'OOTD',
      data,
      table: createChartTableWithMeans(
        'Investment, ROI, and satisfaction, by category',
        data,
        yearBefore,
      ),
    },
  ],
  moreTables: [top],
  datasets: [categoryReturns.name, 'Acknowledgment Equivalents, 301.6'],
};
