import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/seriesLookup';
import { platformSurveyResults } from '../../datasets/platform-survey-results';
import { createFieldSeries } from '../../datasets/series';
import { createChartTable, mergeColumnsOnPhones, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { placeFootnotes } from '../placeFootnotes';

const { rows, footnotes, source } = platformSurveyResults;

const data: ChartData = {
  kind: 'radar',
  x: { label: 'Platform', values: rows.map(({ platform }) => platform) },
  left: { label: 'Simps surveyed (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    createFieldSeries(platformSurveyResults, 'followers'),
    createFieldSeries(platformSurveyResults, 'engagement'),
    createFieldSeries(platformSurveyResults, 'compliance'),
  ],
};

const { ids, xOfHighest, xOfLowest } = createSeriesLookup(data);

export const platformsTab: DashboardTab = {
  id: 'platforms',
  label: 'Platforms',
  chart: {
    id: 'platform-statistics',
    title: 'No platform leads on followers, engagement and compliance at once',
    claims: {
      'Three measures have three leaders': new Set(ids.map(xOfHighest)).size === ids.length,
      'YouTube leads on followers': xOfHighest('followers') === 'YouTube',
      'TikTok leads on engagement': xOfHighest('engagement') === 'TikTok',
      'OnlyFans leads on compliance': xOfHighest('compliance') === 'OnlyFans',
      'OnlyFans is last on followers': xOfLowest('followers') === 'OnlyFans',
    },
    measure:
      'Simps surveyed who follow a listed provider, have engaged with one, or have complete paperwork, five platforms, 2020–2025',
    sentence: 'YouTube leads on followers, TikTok on engagement, and OnlyFans on compliance.',
    summary: `Radar chart, five platforms, three measures. YouTube leads on followers with ${formatSeriesValue(data, 'followers', 'YouTube')}, TikTok on engagement with ${formatSeriesValue(data, 'engagement', 'TikTok')}, and OnlyFans, last on followers, on compliance with ${formatSeriesValue(data, 'compliance', 'OnlyFans')}.`,
    updated: '2025-05-14',
    source,
    notes: placeFootnotes(footnotes, { dx: -30, dy: 34, width: 70, compact: { dx: -14, dy: 22 } }),
    restingX: 'OnlyFans',
    data,
  },
  tables: [
    mergeColumnsOnPhones(
      createChartTable('Followers, engagement and compliance, by platform', data),
      {
        [platformSurveyResults.measures.engagement.label]:
          platformSurveyResults.measures.followers.label,
      },
    ),
  ],
  datasets: [platformSurveyResults.name, 'Link in Bio Traces (14 Hops or Fewer)', 'Receipts, Kept'],
};
