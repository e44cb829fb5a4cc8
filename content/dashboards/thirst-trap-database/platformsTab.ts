import type { ChartData } from '../../charts';
import { platformSurveyResults } from '../../datasets/platform-survey-results';
import { hourlyActivity } from '../../datasets/hourly-activity';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { createFieldColumn, createFieldSeries } from '../../datasets/series';
import { sum } from '../../datasets/statistics';
import { createChartTable, createXValueTable, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab, TableOnlyDataset } from '../dashboard';

const { rows, footnotes, source } = hourlyActivity;

const x: ChartData['x'] = { label: 'Two hours from', values: rows.map(({ from }) => from) };

const data: ChartData = {
  kind: 'radar',
  x,
  left: { label: 'Share of the day (%)', unit: 'percent', decimals: 1, min: 0, max: 25 },
  series: [
    createFieldSeries(hourlyActivity, x, 'posts'),
    createFieldSeries(hourlyActivity, x, 'payments'),
  ],
};

const { at, ids, values, xOfHighest } = createSeriesLookup(data);

const platforms = platformSurveyResults.rows;
const platformX = { label: 'Platform', values: platforms.map(({ platform }) => platform) };

const platformStatistics: TableOnlyDataset = {
  id: 'platform-statistics',
  title: 'Platforms',
  paragraphs: [
    'Shares of the simps surveyed. OnlyFans, whose simps keep receipts, leads on compliance.',
  ],
  table: createXValueTable('Followers, engagement, and compliance, by platform', platformX, [
    createFieldColumn(platformSurveyResults, platformX, 'followers'),
    createFieldColumn(platformSurveyResults, platformX, 'engagement'),
    createFieldColumn(platformSurveyResults, platformX, 'compliance'),
  ]),
};

export const platformsTab: DashboardTab = {
  id: 'platforms',
  label: 'Platforms',
  charts: [
    {
      id: 'hours',
      title: 'Posting peaks at 6 p.m.; paying peaks at midnight',
      claims: {
        'Most posts come in the two hours from six in the evening':
          xOfHighest('posts') === '6 p.m.',
        'Most payments come in the two hours from midnight': xOfHighest('payments') === 'Midnight',
        'The shares of each make a whole': ids.every(
          (id) => sum(values(id)).toFixed(1) === '100.0',
        ),
        'Payments at noon are more than twice those of the hours around it': [
          '10 a.m.',
          '2 p.m.',
        ].every((x) => at('payments', 'Noon') > 2 * at('payments', x)),
        'OnlyFans leads on compliance':
          platforms.reduce((a, b) => (b.compliance > a.compliance ? b : a)).platform === 'OnlyFans',
      },
      measure:
        'Share of a day’s posts and payments in the two hours from each spoke, five platforms, 2020–2025',
      sentence: `The two hours from six in the evening hold ${formatSeriesValue(data, 'posts', '6 p.m.')} of the posts and ${formatSeriesValue(data, 'payments', '6 p.m.')} of the payments; the wallet takes six hours to follow.`,
      summary: `Radar chart as a clock of twelve spokes, two hours each, two measures. Posts are highest from 6 p.m., ${formatSeriesValue(data, 'posts', '6 p.m.')} of the day’s; payments from midnight, ${formatSeriesValue(data, 'payments', 'Midnight')}, with a second, small peak at noon.`,
      updated: '2025-05-14',
      source,
      notes: footnotes,
      restingX: 'Midnight',
      data,
      table: createChartTable('Share of a day’s posts and payments, by two hours', data),
    },
  ],
  datasets: [hourlyActivity.name, platformSurveyResults.name],
  tableOnlyDatasets: [platformStatistics],
};
