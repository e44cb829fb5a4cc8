import { expect, test } from '@playwright/test';
import * as about from '../../content/about';
import { codeOfRegulations } from '../../content/codeOfRegulations';
import * as commissioners from '../../content/commissioners';
import { dashboards } from '../../content/dashboards/dashboards';
import * as education from '../../content/education';
import * as enforcement from '../../content/enforcement';
import * as filings from '../../content/filings';
import * as glossary from '../../content/glossary';
import * as home from '../../content/home';
import * as initiatives from '../../content/initiatives';
import { defaultLanguage, getPathLanguage } from '../../content/languages';
import * as notFound from '../../content/notFound';
import * as oneMoreRuleComments from '../../content/oneMoreRuleComments';
import * as oversight from '../../content/oversight';
import * as prospectus from '../../content/prospectus';
import * as registry from '../../content/providerRegistry';
import * as regulations from '../../content/regulations';
import * as release266 from '../../content/release266';
import {
  parseWithCheerio,
  type ExportedPage,
  exportedPages,
  readElementText,
  listStrings,
} from '../exportedSite';

/** Each module with the pages that together show all its texts. */
const modules: readonly (readonly [name: string, content: object, urls: readonly string[]])[] = [
  ['about', about, ['/about/']],
  ['commissioners', commissioners, ['/about/', '/']],
  ['oversight', oversight, ['/oversight/']],
  ['oneMoreRuleComments', oneMoreRuleComments, ['/oversight/one-more-comments/']],
  ['regulations', regulations, ['/oversight/', '/enforcement/']],
  // Only /oversight shows the short names of respondents, such as "a fixture".
  ['enforcement', enforcement, ['/enforcement/', '/oversight/']],
  ['initiatives', initiatives, ['/initiatives/']],
  ['education', education, ['/education/']],
  ['filings', filings, ['/filings/']],
  ['prospectus', prospectus, ['/filings/f-2025-00413/']],
  ['release266', release266, ['/freedom-of-infatuation/release-266/']],
  ['home', home, ['/']],
  ['glossary', glossary, ['/resources/digital-exposure-glossary/']],
  ['registry', registry, ['/filings/thirst-trap-database/']],
  ['notFound', notFound, ['/404.html', '/news/404.html']],
  ...dashboards.map(
    (dashboard) => [dashboard.slug, dashboard, [`/filings/${dashboard.slug}/`]] as const,
  ),
];

/** The text without spaces, and with straight quotation marks. */
const plain = (text: string) =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, '');

/** All texts of a page, also attributes and metadata. */
function wordsOf(page: ExportedPage): string {
  const $ = parseWithCheerio(page);
  const attributes = ['aria-label', 'alt', 'content', 'placeholder', 'value'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  );
  return plain([readElementText(page, 'html'), ...attributes].join('\n'));
}

/** Axes are not searched, because some kinds of charts show no axis titles. */
const axisKeys = ['left', 'right'];

for (const [name, content, urls] of modules) {
  test(`every text of content/${name} is on its pages`, () => {
    const shown = exportedPages.filter(({ url }) => urls.includes(url)).map(wordsOf);
    // Strings without a space may be ids or names of icons.
    const wanted = listStrings({ ...content }, axisKeys).filter((text) =>
      text.trim().includes(' '),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((text) => !shown.some((words) => words.includes(plain(text))))).toEqual(
      [],
    );
  });
}

const mainText = (page: ExportedPage) => readElementText(page, 'main').replaceAll(/\s+/g, ' ');

/** The number of words in `main`, drawings left out. */
function countWords(page: ExportedPage): number {
  const main = parseWithCheerio(page)('main').clone();
  main.find('script, style, svg, template').remove();
  return main.text().split(/\s+/).filter(Boolean).length;
}

test('the English pages that are neither news nor findings have at most 28,500 words', () => {
  // An article or a finding more is what the how-tos invite to.
  const counted = exportedPages.filter(
    ({ url }) => getPathLanguage(url) === defaultLanguage && !/^\/(?:news|findings)\//.test(url),
  );
  const words = counted.reduce((sum, page) => sum + countWords(page), 0);
  expect(
    words,
    'The site says too much. Cut whole jokes or sections, not single words; what is left should read as if it had never been longer. The limits are in the README under “Budgets”.',
  ).toBeLessThanOrEqual(28_500);
});

/** Ways to reach the agency: phone numbers, addresses, and invitations to complain or comment. */
const contact =
  /\b555-\d{4}|@[a-z]+\.example|\bby mail\b|report a violation|\bmay (?:be )?(?:appeal|complain|contest)|comments are accepted/i;

test('every page spells out CSR at the first use', () => {
  const citing = exportedPages.filter((page) => /\bCSR\b/.test(mainText(page)));
  expect(citing.length).toBeGreaterThan(0);
  const abbreviating = citing.filter((page) => {
    const words = mainText(page);
    // The full name may directly follow the abbreviation.
    const first = words.slice(0, words.search(/\bCSR\b/) + 40);
    return !first.includes(codeOfRegulations[getPathLanguage(page.url)]);
  });
  expect(abbreviating.map(({ url }) => url)).toEqual([]);
});

test('every page with a way to reach the agency says that it is fiction', () => {
  const reachable = exportedPages.filter((page) => contact.test(mainText(page)));
  expect(reachable.length).toBeGreaterThan(0);
  const serious = reachable.filter((page) => !/in plain words|is fiction/i.test(mainText(page)));
  expect(serious.map(({ url }) => url)).toEqual([]);
});
