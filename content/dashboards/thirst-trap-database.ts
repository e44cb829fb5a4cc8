import type { ChartData } from '../charts';
import { carriedFromBinder, categoryCompliance } from '../datasets/category-compliance';
import { platformStatistics } from '../datasets/platform-statistics';
import { registrations, verificationRate } from '../datasets/registrations';
import { fieldSeries } from '../datasets/series';
import { chartTable, type Column, valueAt } from '../datasets/table';
import { formatValue } from '../format';
import { registrationThreshold } from '../regulations';
import type { Dashboard } from './dashboard';

const categoryStats: ChartData = {
  kind: 'bar',
  x: { label: 'Category', values: categoryCompliance.rows.map(({ category }) => category) },
  left: { label: 'Entries', unit: 'count', decimals: 0, min: 0, max: 400 },
  right: { label: 'Compliance (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(categoryCompliance, 'count'),
    fieldSeries(categoryCompliance, 'compliance', { axis: 'right' }),
  ],
};

const trend: ChartData = {
  kind: 'area',
  x: { label: 'Month', values: registrations.rows.map(({ month }) => month) },
  left: { label: 'Entries', unit: 'count', decimals: 0, min: 0, max: 50 },
  series: [
    fieldSeries(registrations, 'registrations'),
    fieldSeries(registrations, 'verifications'),
  ],
};

const rates: Column = {
  label: 'Verification rate',
  unit: 'percent',
  decimals: 0,
  values: registrations.rows.map(verificationRate),
};

const platforms: ChartData = {
  kind: 'radar',
  x: { label: 'Platform', values: platformStatistics.rows.map(({ platform }) => platform) },
  left: { label: 'Simps surveyed (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(platformStatistics, 'followers'),
    fieldSeries(platformStatistics, 'engagement'),
    fieldSeries(platformStatistics, 'compliance'),
  ],
};

const carried = formatValue(carriedFromBinder, categoryCompliance.measures.count);

export const thirstTrapDatabase: Dashboard = {
  slug: 'thirst-trap-database',
  title: 'Thirst Trap Database',
  description:
    'The registry of providers above the exposure threshold, with the state of the paperwork by category, month and platform. Satire.',
  intro: [
    `The thirst trap database holds every account whose exposure rating is above ${registrationThreshold} (51 CSR 75.1). A thirst trap is a post, of any lawful subject, that causes a simp to type before thinking; the post is presumed innocent. A provider may be a person, a firm or a fixture, and owes the Commission nothing.`,
    'Status is of the paperwork, which is for simps to keep: complete (Compliant), being looked for (Under Review) or known to be missing (Non-Compliant). Entries lie in one drawer, in order of arrival. The drawer sticks in August, and figures for August should be read with that in mind.',
  ],
  finding: 'The registry is well kept wherever simps enjoy forms.',
  coverage: `Datasets cover 2020–2025. Of the entries, ${carried} were carried from the Binder; numbered registration began in June 2024, and is shown by month from there.`,
  charts: [
    {
      id: 'categories',
      title: 'Lifestyle leads in volume; Cosplay reads the instructions',
      measure: 'Entries in the registry, and share of them compliant, by category, 2020–2025',
      summary: `Bar chart with two axes, eight categories. Entries run from ${valueAt(categoryStats, 'count', 'Lifestyle')} in Lifestyle down to ${valueAt(categoryStats, 'count', 'Travel')} in Travel. Compliance is highest in Cosplay, ${valueAt(categoryStats, 'compliance', 'Cosplay')}, and lowest in Travel, ${valueAt(categoryStats, 'compliance', 'Travel')}.`,
      updated: '2025-05-14',
      source: categoryCompliance.source,
      notes: categoryCompliance.footnotes,
      data: categoryStats,
    },
    {
      id: 'registrations',
      title: 'Verification caught up once, in December, when the stapler was found',
      measure: 'Registrations and verifications by month, June 2024 to May 14, 2025',
      summary: `Area chart, June 2024 to May 2025. Registrations stay near 25 a month, with verifications below them in every month but December 2024, when ${valueAt(trend, 'verifications', 'Dec 2024')} were verified against ${valueAt(trend, 'registrations', 'Dec 2024')} registered.`,
      updated: '2025-05-14',
      source: registrations.source,
      notes: registrations.footnotes,
      data: trend,
    },
    {
      id: 'platform-statistics',
      title: 'No platform leads on followers, engagement and compliance at once',
      measure:
        'Simps surveyed who follow, have engaged with, or have filed for a listed provider, five platforms, 2020–2025',
      summary: `Radar chart, five platforms, three measures. YouTube leads on followers with ${valueAt(platforms, 'followers', 'YouTube')}, TikTok on engagement with ${valueAt(platforms, 'engagement', 'TikTok')}, and OnlyFans, last on followers, on compliance with ${valueAt(platforms, 'compliance', 'OnlyFans')}.`,
      updated: '2025-05-14',
      source: platformStatistics.source,
      notes: platformStatistics.footnotes,
      data: platforms,
    },
  ],
  tabs: [
    {
      id: 'registry',
      label: 'Registry',
      datasets: [
        'Full Registry, TTD-2024 to TTD-2025',
        'Entries Carried from the Binder',
        'Fixtures and Furnishings',
        'Moth Sightings (Related Parties)',
      ],
      tables: [chartTable('Entries and compliance, by category', categoryStats)],
    },
    {
      id: 'compliance',
      label: 'Compliance',
      datasets: [categoryCompliance.name, registrations.name, 'Missing Staples, Estimated'],
      tables: [chartTable('Registrations, verifications and their rate, by month', trend, [rates])],
    },
    {
      id: 'platforms',
      label: 'Platforms',
      datasets: [
        platformStatistics.name,
        'Link in Bio Traces (14 Hops or Fewer)',
        'Receipts, Kept',
      ],
      tables: [chartTable('Followers, engagement and compliance, by platform', platforms)],
    },
  ],
  tools: [
    {
      id: 'registration-portal',
      name: 'Registration Portal',
      icon: 'portal',
      description: 'Opens Form TTD-75, all of it.',
      action: 'Launch Portal',
    },
    {
      id: 'platform-verification',
      name: 'Platform Verification',
      icon: 'verify',
      description: 'Confirms that a platform is a platform.',
      action: 'Launch Verification',
    },
  ],
};
