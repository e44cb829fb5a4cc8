import type { ChartData } from '../../charts';
import { seriesFigures } from '../../datasets/seriesFigures';
import { platformStatistics } from '../../datasets/platform-statistics';
import { fieldSeries } from '../../datasets/series';
import { chartTable, mergeOnPhones, valueAt } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { placeNotes } from '../placeNotes';

const { rows, footnotes, source } = platformStatistics;

const data: ChartData = {
  kind: 'radar',
  x: { label: 'Platform', values: rows.map(({ platform }) => platform) },
  left: { label: 'Simps surveyed (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(platformStatistics, 'followers'),
    fieldSeries(platformStatistics, 'engagement'),
    fieldSeries(platformStatistics, 'compliance'),
  ],
};

const { ids, highest, lowest } = seriesFigures(data);

export const platformsTab: DashboardTab = {
  id: 'platforms',
  label: 'Platforms',
  chart: {
    id: 'platform-statistics',
    title: 'No platform leads on followers, engagement and compliance at once',
    claims: {
      'Three measures have three leaders': new Set(ids.map(highest)).size === ids.length,
      'YouTube leads on followers': highest('followers') === 'YouTube',
      'TikTok leads on engagement': highest('engagement') === 'TikTok',
      'OnlyFans leads on compliance': highest('compliance') === 'OnlyFans',
      'and is last on followers': lowest('followers') === 'OnlyFans',
    },
    measure:
      'Simps surveyed who follow a listed provider, have engaged with one, or have complete paperwork, five platforms, 2020–2025',
    sentence: 'YouTube leads on followers, TikTok on engagement, and OnlyFans on compliance.',
    summary: `Radar chart, five platforms, three measures. YouTube leads on followers with ${valueAt(data, 'followers', 'YouTube')}, TikTok on engagement with ${valueAt(data, 'engagement', 'TikTok')}, and OnlyFans, last on followers, on compliance with ${valueAt(data, 'compliance', 'OnlyFans')}.`,
    updated: '2025-05-14',
    source,
    notes: placeNotes(footnotes, { dx: -11, dy: 40, width: 120, compact: { dx: -14, dy: 22 } }),
    restingX: 'OnlyFans',
    data,
  },
  tables: [
    mergeOnPhones(chartTable('Followers, engagement and compliance, by platform', data), {
      [platformStatistics.measures.engagement.label]: platformStatistics.measures.followers.label,
    }),
  ],
  datasets: [platformStatistics.name, 'Link in Bio Traces (14 Hops or Fewer)', 'Receipts, Kept'],
};
