import { expect, test } from '@playwright/test';
import { coochieIndex } from '../../content/dashboards/coochie-index';
import type { Dashboard } from '../../content/dashboards/dashboard';
import { simpInvestmentAnalytics } from '../../content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '../../content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '../../content/dashboards/thirst-trap-database';
import { site } from '../../content/site';
import { parseWithCheerio, findExportedPage, exportedPages } from '../exportedSite';

const { basePath } = site;

/** dashboards.test.ts compares the tabs with the specification. */
const tabIdsOf = ({ tabs }: Dashboard) => tabs.map(({ id }) => id);

/** Required by the specification, with section ids. If you remove a page, remove its line. */
const specified: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/about/': ['mission', 'history', 'leadership', 'organization', 'careers'],
  '/oversight/': [],
  '/news/': [],
  '/filings/': [],
  '/filings/sundress-yield-curve/': tabIdsOf(sundressYieldCurve),
  '/filings/coochie-index/': tabIdsOf(coochieIndex),
  '/filings/thirst-trap-database/': tabIdsOf(thirstTrapDatabase),
  '/filings/simp-investment-analytics/': tabIdsOf(simpInvestmentAnalytics),
  '/enforcement/': ['overview', 'actions', 'divisions', 'report'],
  '/initiatives/': ['featured', 'goals', 'international', 'partnerships'],
  '/education/': ['overview', 'resources', 'events', 'programs', 'appeals', 'request'],
  '/education/simp-awareness-101/': [],
  '/education/advanced-thirst-trap-analysis/': [],
  '/education/simp-recovery-program/': [],
  '/resources/digital-exposure-glossary/': [],
  '/resources/content-creator-guidelines/': [],
};

for (const [url, ids] of Object.entries(specified)) {
  test(`${url} exists, with each specified section`, () => {
    const $ = parseWithCheerio(findExportedPage(url));
    expect(ids.filter((id) => $(`main [id="${id}"]:has(h2, h3)`).length !== 1)).toEqual([]);
  });
}

test('the specified articles 1 to 13 and modules 1 to 4 have pages', () => {
  const urls = exportedPages.map(({ url }) => url);
  const ids = Array.from({ length: 13 }, (_, i) => `/news/${i + 1}/`);
  const modules = [1, 2, 3, 4].map((n) => `/education/simp-awareness-101/module-${n}/`);
  expect(urls).toEqual(expect.arrayContaining([...ids, ...modules]));
});

// Links that the specification requires: page, label, and target.
for (const [url, label, target] of [
  ['/', 'View All News', '/news/'],
  ['/oversight/', 'Report a Violation', '/enforcement/#report'],
  ['/oversight/', 'See recent enforcement actions', '/enforcement/'],
  ['/education/', 'Appeals', '/education/#appeals'],
] as const) {
  test(`the link "${label}" on ${url} leads to ${target}`, () => {
    const $ = parseWithCheerio(findExportedPage(url));
    const links = $('main a').filter((_, link) => $(link).text() === label);
    expect(links.toArray().map((link) => $(link).attr('href'))).toContain(basePath + target);
  });
}

for (const [url, below] of [
  ['/filings/', /^\/filings\/.+/],
  ['/education/simp-awareness-101/', /^\/education\/simp-awareness-101\/module-\d\/$/],
] as const) {
  test(`${url} links to each dashboard or module below it`, () => {
    const $ = parseWithCheerio(findExportedPage(url));
    const targets = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    const wanted = exportedPages.map((page) => page.url).filter((each) => below.test(each));
    expect(wanted.length).toBeGreaterThan(0);
    expect(targets).toEqual(expect.arrayContaining(wanted.map((each) => basePath + each)));
  });
}

test('each entry of "On this page" has the text of the heading that it links to', () => {
  const links = exportedPages.flatMap((page) => {
    const $ = parseWithCheerio(page);
    const contents = $('nav[aria-label="On this page"], nav[aria-labelledby="on-this-page"]');
    return [...contents.find('a')].map((link) => {
      const [, id = ''] = ($(link).attr('href') ?? '').split('#');
      const heading = $(`[id="${id}"]`).find('h2').addBack('h2').first().text();
      return { url: page.url, entry: $(link).text(), heading };
    });
  });
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ entry, heading }) => entry !== heading)).toEqual([]);
});
