import { coochieIndex } from './dashboards/coochie-index';
import type { Dashboard } from './dashboards/dashboard';
import { dashboards, findLatestChartUpdate } from './dashboards/dashboards';
import { simpInvestmentAnalytics } from './dashboards/simp-investment-analytics';
import { sundressYieldCurve } from './dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from './dashboards/thirst-trap-database';
import type { TableData } from './charts';
import type { IsoDate } from './dates';
import { formatDate, spellOutNumber, addNoBreakSpaces } from './format';
import { href } from './site';
import type { DisplayOnlyFormData } from './displayOnlyForm';

/** Form types in the order of the options in the search form. */
export const filingFormNumbers = ['CQ-10', 'SD-8', 'S-1', '13F', '10-Q'] as const;

export type FilingFormNumber = (typeof filingFormNumbers)[number];

export interface Filing {
  id: `F-${number}-${number}`;
  date: IsoDate;
  entity: string;
  type: FilingFormNumber;
  description: string;
  /** URL of the filing's full text, if there is one. */
  url?: string;
}

const prospectusUrl = href('/filings/f-2025-00413');

/** Newest first. */
export const recentFilings: readonly Filing[] = [
  {
    id: 'F-2025-00431',
    date: '2025-05-16',
    entity: 'Farthingale Hemline Futures, LLC',
    type: 'SD-8',
    description: 'Discloses a change of composition, from cotton to mostly cotton',
  },
  {
    id: 'F-2025-00428',
    date: '2025-05-15',
    entity: 'Amalgamated Ring Light & Tripod, Inc.',
    type: 'CQ-10',
    description: 'First-quarter quotient; line 10 agrees with line 9, under protest',
  },
  {
    id: 'F-2025-00425',
    date: '2025-05-13',
    entity: 'Two Gray Ticks Capital, L.P.',
    type: '13F',
    description: 'Holds ten feelings of thirteen; short hope, long patience',
  },
  {
    id: 'F-2025-00419',
    date: '2025-05-09',
    entity: 'Mutual Reply Society of Lower Wallet',
    type: '10-Q',
    description: 'Answers all ten questions with “no, and thank you for asking”',
  },
  {
    id: 'F-2025-00413',
    date: '2025-05-06',
    entity: 'A simp-to-be (name withheld until asked)',
    type: 'S-1',
    description: 'Registers one intended tip of $2.00, with prospectus',
    url: prospectusUrl,
  },
];

function card(dashboard: Dashboard, description: string) {
  return {
    id: dashboard.slug,
    name: dashboard.linkLabel ?? dashboard.title,
    description,
    updated: findLatestChartUpdate(dashboard),
    url: href(`/filings/${dashboard.slug}`),
  };
}

export const dashboardCards = [
  card(sundressYieldCurve, 'When the posts come, by region, weather, and venue.'),
  card(
    coochieIndex,
    'Five platforms’ exposure as one figure, so that it can be worried about at once.',
  ),
  card(thirstTrapDatabase, 'The registry of what caught whom, by what caught them.'),
  card(simpInvestmentAnalytics, 'What was sent, what came back, and the difference.'),
] as const;

export const filingsPage = {
  title: 'Filings',
  description: `Recent filings by simps and firms acting for simps, a specimen search, and ${spellOutNumber(dashboards.length)} collections of invented figures. Satire.`,
  lead: 'A filing is public from the moment it is stamped, and embarrassing from some time before.',
  /** Link to the filing that can be read on the site. */
  published: {
    label: 'One intended tip of $2.00, with risk factors.',
    url: prospectusUrl,
  },
  recent: { title: 'Recent filings' },
  forms: { title: 'Forms' },
  data: { title: 'Data' },
} as const;

export const filingForms: Readonly<
  Record<FilingFormNumber, { name: string; use: string; url?: string }>
> = {
  'CQ-10': {
    name: 'Coochie Quotient, quarterly',
    use: 'Line 10 asks for line 9 again, to see.',
  },
  'SD-8': {
    name: 'Sundress Disclosure',
    use: 'Within eight days of a material event. Cotton is a material.',
  },
  'S-1': {
    name: 'Simp Registration Statement',
    use: 'Before the first public tip.',
    url: prospectusUrl,
  },
  '13F': {
    name: 'Thirteen Feelings',
    use: 'Feelings below $100 may be aggregated as “fond.”',
  },
  '10-Q': {
    name: 'Ten Questions, quarterly',
    use: 'Question 7 reads “Did anyone ask you to?”',
    url: href('/resources/form-10-q'),
  },
};

/**
 * Forms that are not filed, such as HRT-10. A test fails if a text cites a form that is neither
 * here nor in `filingForms`.
 */
export const otherFormNumbers: readonly string[] = [
  'HRT-10',
  'TTD-75',
  'AP-75',
  'LIB-3',
  'W-8-4-U',
  // W-8-4-U in Spanish
  'T-SPR-0',
  'D-1',
  'FI-1',
  '1099-HEY',
];

/** The search form, which does nothing. */
export const filingSearchForm = addNoBreakSpaces<DisplayOnlyFormData>({
  id: 'filing-search',
  title: 'Search filings',
  note: 'Specimen. Nothing you enter is searched for or sent (Code of Simp Regulations, 51 CSR 8.4).',
  fields: [
    { kind: 'text', id: 'entity', label: 'Entity name' },
    { kind: 'select', id: 'form-type', label: 'Form type', options: filingFormNumbers },
    { kind: 'date', id: 'from', label: 'From' },
    { kind: 'date', id: 'to', label: 'To' },
  ],
  action: 'Search',
});

export const recentFilingsTable: TableData = {
  caption: 'Filings of May 2025, newest first',
  columns: [
    { label: 'No.', nowrap: true },
    { label: 'Form', nowrap: true },
    { label: 'Date', nowrap: true },
    { label: 'Entity', strong: true },
    { label: 'Description' },
  ],
  rows: recentFilings.map(({ id, date, entity, type, description }) => [
    id,
    type,
    formatDate(date),
    entity,
    description,
  ]),
};
