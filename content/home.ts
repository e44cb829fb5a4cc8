import { agencyHeadcount } from './about';
import { commissioners } from './commissioners';
import { registryEntryCount } from './datasets/category-compliance';
import { averageInvestment } from './datasets/monthly-investment';
import { totalFines } from './enforcement';
import { capitalize, formatDollars, spellOutNumber, addNoBreakSpaces } from './format';
import type { Link } from './link';
import { registryEntries } from './providerRegistry';
import { href, site } from './site';
import type { SpotIllustrationName } from './spotIllustrations';

export interface FeatureCard {
  id: string;
  spot: SpotIllustrationName;
  title: string;
  text: string;
  link: Link;
}

export interface HomeStatistic {
  id: string;
  value: string;
  label: string;
  note?: string;
  /** A bar after the figure, filled to `part` of `whole`, and a note on the bar. */
  scale?: { part: number; whole: number; note: string };
}

export const homeStatistics: readonly HomeStatistic[] = [
  { id: 'people', value: String(agencyHeadcount), label: 'people', note: 'One moth not included' },
  {
    id: 'investment',
    value: formatDollars(averageInvestment),
    label: 'average monthly investment',
    note: 'Per simp',
  },
  { id: 'anniversaries', value: '0', label: 'anniversaries to date' },
  {
    id: 'fines',
    value: formatDollars(totalFines.collected),
    label: 'in fines collected',
    note: `Of ${formatDollars(totalFines.imposed)} imposed`,
    scale: {
      part: totalFines.collected,
      whole: totalFines.imposed,
      note: 'Drawn to scale. The part collected is at the left.',
    },
  },
];

export const featureCards: readonly FeatureCard[] = [
  {
    id: 'report',
    spot: 'mirror',
    title: 'Report suspicious behavior',
    text: 'Yours will do.',
    link: { label: 'Report suspicious behavior', url: href('/enforcement#report') },
  },
  {
    id: 'index',
    spot: 'binder',
    title: 'View the index',
    text: 'Five platforms, one figure, no comment.',
    link: { label: 'View the index (CI)', url: href('/filings/coochie-index') },
  },
  {
    id: 'evaluations',
    spot: 'drawer',
    title: 'Access official evaluations',
    text: `${capitalize(spellOutNumber(registryEntries.length))} of ${registryEntryCount.toLocaleString('en-US')} entries. The drawer has the rest.`,
    link: { label: 'Open the thirst trap database', url: href('/filings/thirst-trap-database') },
  },
];

export const homePage = addNoBreakSpaces({
  hero: {
    /** The sentences of the h1. */
    title: ['Someone is spending.', 'Someone should be told.'],
    lead: `The ${site.name} protects the public from a danger it has subscribed to.`,
  },
  features: { title: 'Services' },
  news: {
    title: 'News',
    all: { label: 'View All News', url: href('/news') },
    more: 'Read more',
    leadLabel: 'Lead story',
    exhibit: 'Exhibit A: the respondent, drawn by its own light.',
  },
  figures: { title: 'The Commission in figures' },
  about: {
    title: 'About the Commission',
    paragraphs: [
      'The Commission was created on February 29, 2024, by an Act from which one period was missing. The Period has not been recovered, and the Act is in force.',
    ],
    link: { label: 'Read the history of the Commission', url: href('/about#history') },
  },
  leadership: {
    link: {
      label: `Meet all ${spellOutNumber(commissioners.length)} commissioners`,
      url: href('/about#leadership'),
    },
  },
} as const);
