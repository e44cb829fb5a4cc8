import { describe, expect, it } from '@jest/globals';
import { dashboards } from '../../content/dashboards/dashboards';
import { domOf, pages } from '../out';

/** Which they are is in content/dashboards/dashboards.test.ts. */
const tabsOf = (wanted: string) =>
  dashboards.find(({ slug }) => slug === wanted)?.tabs.map(({ id }) => id) ?? [];

/** The addresses that the specification names, and the parts of each that can be linked to. */
const specified: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/about/': ['mission', 'history', 'leadership', 'organization', 'careers'],
  '/oversight/': [],
  '/news/': [],
  '/filings/': [],
  '/filings/sundress-yield-curve/': tabsOf('sundress-yield-curve'),
  '/filings/coochie-index/': tabsOf('coochie-index'),
  '/filings/thirst-trap-database/': tabsOf('thirst-trap-database'),
  '/filings/simp-investment-analytics/': tabsOf('simp-investment-analytics'),
  '/enforcement/': ['overview', 'actions', 'divisions', 'report'],
  '/initiatives/': ['featured', 'goals', 'international', 'partnerships'],
  '/education/': ['overview', 'resources', 'events', 'programs', 'appeals', 'request'],
  '/education/simp-awareness-101/': [],
  '/education/advanced-thirst-trap-analysis/': [],
  '/education/simp-recovery-program/': [],
  '/resources/digital-exposure-glossary/': [],
  '/resources/content-creator-guidelines/': [],
};

describe('what the specification names', () => {
  it.each(Object.entries(specified))('is there: %s', (url, ids) => {
    const page = pages.find((candidate) => candidate.url === url);
    const $ = domOf(page!);
    expect(ids.filter((id) => $(`main [id="${id}"]:has(h2, h3)`).length !== 1)).toEqual([]);
  });

  it('has an article each for 1 to 13, and a module each for 1 to 4', () => {
    const urls = pages.map(({ url }) => url);
    const ids = Array.from({ length: 13 }, (_, i) => `/news/${i + 1}/`);
    const modules = [1, 2, 3, 4].map((n) => `/education/simp-awareness-101/module-${n}/`);
    expect(urls).toEqual(expect.arrayContaining([...ids, ...modules]));
  });
});

/** Where else the specification says that one page leads to another. */
it.each([
  ['/', 'View All News', '/news/'],
  ['/oversight/', 'Report a Violation', '/enforcement/#report'],
  ['/oversight/', 'See recent enforcement actions', '/enforcement/'],
  ['/education/', 'Appeals', '/education/#appeals'],
])('%s leads by "%s" to %s', (url, label, target) => {
  const $ = domOf(pages.find((candidate) => candidate.url === url)!);
  const links = $('main a').filter((_, link) => $(link).text() === label);
  expect(links.toArray().map((link) => $(link).attr('href'))).toContain(target);
});

it.each([
  ['/filings/', /^\/filings\/.+/],
  ['/education/simp-awareness-101/', /^\/education\/simp-awareness-101\/module-\d\/$/],
])('%s leads to each page below it', (url, below) => {
  const $ = domOf(pages.find((candidate) => candidate.url === url)!);
  const targets = $('main a')
    .toArray()
    .map((link) => $(link).attr('href'));
  const wanted = pages.map((page) => page.url).filter((each) => below.test(each));
  expect(wanted.length).toBeGreaterThan(0);
  expect(targets).toEqual(expect.arrayContaining(wanted));
});

// A part that is linked to from the top of its page has a heading of the same words.
it.each(pages.map((page) => ({ ...page })))(
  '$url lists its own parts by their headings',
  (page) => {
    const $ = domOf(page);
    for (const link of $('nav[aria-label="On this page"] a')) {
      const [, id = ''] = ($(link).attr('href') ?? '').split('#');
      expect($(`[id="${id}"]`).find('h2').addBack('h2').first().text()).toBe($(link).text());
    }
  },
);
