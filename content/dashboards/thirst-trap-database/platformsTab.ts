import type { ChartData } from '../../charts';
import { createSeriesLookupFunctions } from '../../datasets/seriesLookup';
import { platformSurveyResultsDataset } from '../../datasets/platform-survey-results';
import { createFieldSeries } from '../../datasets/series';
import { createChartTable, mergeColumnsOnPhones, formatSeriesValueAtX } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { addTextPositionsToFootnotes } from '../addTextPositionsToFootnotes';

const { rows, footnotes, source } = platformSurveyResultsDataset;

const data: ChartData = {
  kind: 'radar',
  x: { label: 'Platform', values: rows.map(({ platform }) => platform) },
  left: { label: 'Simps surveyed (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    createFieldSeries(platformSurveyResultsDataset, 'followers'),
    createFieldSeries(platformSurveyResultsDataset, 'engagement'),
    createFieldSeries(platformSurveyResultsDataset, 'compliance'),
  ],
};

const { ids, xOfHighest, xOfLowest } = createSeriesLookupFunctions(data);

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
    summary: `Radar chart, five platforms, three measures. YouTube leads on followers with ${formatSeriesValueAtX(data, 'followers', 'YouTube')}, TikTok on engagement with ${formatSeriesValueAtX(data, 'engagement', 'TikTok')}, and OnlyFans, last on followers, on compliance with ${formatSeriesValueAtX(data, 'compliance', 'OnlyFans')}.`,
    updated: '2025-05-14',
    source,
    notes: addTextPositionsToFootnotes(footnotes, {
      dx: -24,
      dy: 58,
      width: 106,
      compactNumberOffset: { dx: -14, dy: 22 },
    }),
    restingX: 'OnlyFans',
    data,
  },
  tables: [
    mergeColumnsOnPhones(
      createChartTable('Followers, engagement and compliance, by platform', data),
      {
        [platformSurveyResultsDataset.measures.engagement.label]:
          platformSurveyResultsDataset.measures.followers.label,
      },
    ),
  ],
  datasets: [
    platformSurveyResultsDataset.name,
    'Link in Bio Traces (14 Hops or Fewer)',
    'Receipts, Kept',
  ],
};
