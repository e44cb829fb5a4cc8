import path from 'node:path';
import { expect, test } from '@playwright/test';
import { codeOfRegulations } from '../../content/codeOfRegulations';
import { defaultLanguage, getPathLanguage } from '../../content/languages';
import { listFiles } from '../../content/listFiles';
import {
  parseWithCheerio,
  type ExportedPage,
  exportedPages,
  readElementText,
  listStrings,
} from '../exportedSite';

/**
 * Modules with texts that no page has at rest: templates of sentences, words of states, of errors and of
 * other formats; and datasets, of which the pages show what a table or a chart needs.
 */
const withoutPage =
  /^(datasets\/|dashboards\/dashboardWords|findings\/(determination|texts)|clearStoredDataWords|course(Words)?|errorPage|frontMatter|gentleConcern|metadataWords|navigation|news|pages|rating|sharePictures)\b/;

const modules = listFiles('content').filter(
  (file) => file.endsWith('.ts') && !/\.test\b/.test(file) && !withoutPage.test(file),
);

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

const shown = exportedPages.map(wordsOf).join('\n');

for (const file of modules) {
  test(`every text of content/${file} is on a page`, async () => {
    const content: object = await import(path.resolve('content', file));
    // Strings without a space may be ids or names of icons.
    const wanted = listStrings({ ...content }, axisKeys).filter((text) =>
      text.trim().includes(' '),
    );
    expect(wanted.filter((text) => !shown.includes(plain(text)))).toEqual([]);
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
