import type { ChartData } from '../charts';
import { contentDistribution } from '../datasets/content-distribution';
import { contentReturns } from '../datasets/content-returns';
import { months } from '../datasets/months';
import { composite, platformExposure } from '../datasets/platform-exposure';
import { fieldSeries, groupSeries } from '../datasets/series';
import { chartTable, type Column, valueAt } from '../datasets/table';
import { exposureWeights as weights } from '../regulations';
import type { Dashboard } from './dashboard';

const exposure: ChartData = {
  kind: 'line',
  x: { label: 'Month', values: months },
  left: { label: 'Exposure rating (0–10)', unit: 'score', decimals: 2, min: 0, max: 10 },
  series: groupSeries(
    platformExposure.rows,
    ({ platform }) => platform,
    ({ rate }) => rate,
  ),
};

/** A mean of five ratings of two decimals has three; with fewer it would be rounded. */
const index: Column = { label: 'Composite', unit: 'score', decimals: 3, values: composite };

const content: ChartData = {
  kind: 'pie',
  x: { label: 'Content type', values: contentDistribution.rows.map((row) => row.contentType) },
  left: { label: 'Share of exposure (%)', unit: 'percent', decimals: 1 },
  series: [fieldSeries(contentDistribution, 'rate')],
};

const engagement: ChartData = {
  kind: 'bar',
  x: { label: 'Content type', values: contentReturns.rows.map((row) => row.contentType) },
  left: { label: 'Engagement and ROI (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [fieldSeries(contentReturns, 'engagement'), fieldSeries(contentReturns, 'roi')],
};

export const coochieIndex: Dashboard = {
  slug: 'coochie-index',
  title: 'Coochie Index',
  description:
    'Composite Of Online Content, Hype, Impressions and Engagement: mean exposure of wallets on five platforms, 2020–2025. Satire.',
  intro: [
    'The coochie index is the Composite Of Online Content, Hype, Impressions and Engagement: the mean exposure rating of five platforms, from 0 to 10. Exposure is that of a wallet.',
    `A rating weighs thirst traps at ${weights.traps} percent, the ratio of droplets (💦) to brains (🧠) at ${weights.ratio}, follower simps at ${weights.simps} and link in bio at ${weights.link} (51 CSR 75.6). The platforms are then averaged alike, none having offered to weigh less. February is the shortest month on file and, by every count kept here, the longest.`,
  ],
  finding: 'Exposure has one season, and it is February.',
  coverage:
    'Datasets cover 2020–2025. Each month shown is the mean of that month over those years, and the composite is printed to all of its decimals.',
  charts: [
    {
      id: 'exposure-by-platform',
      title: 'Exposure peaks in February and never comes all the way down',
      measure: 'Mean exposure rating (0–10), five platforms, monthly means 2020–2025',
      summary: `Line chart, five platforms, January to December. All rise from January to February, OnlyFans highest at ${valueAt(exposure, 'onlyfans', 'Feb')}, then settle above where they began. YouTube alone peaks in August, at ${valueAt(exposure, 'youtube', 'Aug')}.`,
      updated: '2025-05-14',
      source: platformExposure.source,
      notes: platformExposure.footnotes,
      data: exposure,
    },
    {
      id: 'content-types',
      title: 'The largest share begins with a photograph of something else',
      measure: 'Share of all exposure by content type, five platforms, 2020–2025',
      summary: `Pie chart, four slices. Photos with unrelated captions hold ${valueAt(content, 'rate', 'Photo with unrelated caption')}, short videos ${valueAt(content, 'rate', 'Short video')}, livestreams ${valueAt(content, 'rate', 'Livestream')}, and stories that are gone by morning ${valueAt(content, 'rate', 'Story, gone by morning')}.`,
      updated: '2025-05-15',
      source: contentDistribution.source,
      notes: contentDistribution.footnotes,
      data: content,
    },
    {
      id: 'content-returns',
      title: 'Livestreams return the most, because they can say a name',
      measure:
        'Engagement and gross return on investment (ROI) by content type, five platforms, 2020–2025',
      summary: `Bar chart, two bars for each of four content types. Livestreams have the highest ROI, ${valueAt(engagement, 'roi', 'Livestream')}. Photos with unrelated captions have the highest engagement, ${valueAt(engagement, 'engagement', 'Photo with unrelated caption')}, and the lowest ROI, ${valueAt(engagement, 'roi', 'Photo with unrelated caption')}.`,
      updated: '2025-05-15',
      source: contentReturns.source,
      notes: contentReturns.footnotes,
      data: engagement,
    },
  ],
  tabs: [
    {
      id: 'exposure',
      label: 'Exposure',
      datasets: [
        platformExposure.name,
        'Composite, Unrounded',
        'Verbal Interventions and Their Effect',
        'Paydays',
      ],
      tables: [
        chartTable('Exposure rating by month and platform, with the composite', exposure, [index]),
      ],
    },
    {
      id: 'content',
      label: 'Content',
      datasets: [
        contentDistribution.name,
        'Captions and What They Were Said to Be About',
        'Stories Missed',
      ],
      tables: [chartTable('Share of exposure, by content type', content)],
    },
    {
      id: 'engagement',
      label: 'Engagement',
      datasets: [
        contentReturns.name,
        'Names Read Aloud, with Pronunciation',
        '"Hey" Census, 2020–2025',
        'Droplets and Brains, Counted',
      ],
      tables: [chartTable('Engagement and ROI, by content type', engagement)],
    },
  ],
  tools: [
    {
      id: 'platform-risk-analyzer',
      name: 'Platform Risk Analyzer',
      icon: 'risk',
      description: 'Ranks five platforms by what is left on the 28th.',
      action: 'Launch Analyzer',
    },
    {
      id: 'coochie-index-calculator',
      name: 'Coochie Index Calculator',
      icon: 'calculator',
      description: `Combines four scores at ${weights.traps}, ${weights.ratio}, ${weights.simps} and ${weights.link} percent, and waits while you look at the result.`,
      action: 'Launch Calculator',
    },
  ],
};
