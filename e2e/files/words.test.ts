import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import * as about from '../../content/about';
import * as commissioners from '../../content/commissioners';
import { dashboards } from '../../content/dashboards/dashboards';
import * as education from '../../content/education';
import * as enforcement from '../../content/enforcement';
import * as filings from '../../content/filings';
import * as glossary from '../../content/glossary';
import * as home from '../../content/home';
import * as initiatives from '../../content/initiatives';
import * as notFound from '../../content/notFound';
import * as oversight from '../../content/oversight';
import * as registry from '../../content/registry';
import * as regulations from '../../content/regulations';
import { type Page, pages } from '../out';

/** What is said in content, and the pages that have to say it between them. */
const said: readonly (readonly [name: string, content: object, urls: readonly string[]])[] = [
  ['about', about, ['/about/']],
  ['commissioners', commissioners, ['/about/', '/']],
  ['oversight', oversight, ['/oversight/']],
  ['regulations', regulations, ['/oversight/', '/enforcement/']],
  ['enforcement', enforcement, ['/enforcement/']],
  ['initiatives', initiatives, ['/initiatives/']],
  ['education', education, ['/education/']],
  ['filings', filings, ['/filings/']],
  ['home', home, ['/']],
  ['glossary', glossary, ['/resources/digital-exposure-glossary/']],
  ['registry', registry, ['/filings/thirst-trap-database/']],
  ['notFound', notFound, ['/404.html', '/news/404.html']],
  ...dashboards.map(
    (dashboard) => [dashboard.slug, dashboard, [`/filings/${dashboard.slug}/`]] as const,
  ),
];

/** Without what a line break, or the shape of a quotation mark, makes of a text. */
const plain = (text: string) =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, '');

/** All that a page says, to the eye, to the ear and in its head. */
function wordsOf(page: Page): string {
  const $ = load(page.html);
  $('script').remove();
  const attributes = ['aria-label', 'alt', 'content', 'placeholder', 'value'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  );
  return plain([$.root().text(), ...attributes].join('\n'));
}

/** Axes of charts: not every kind of chart has a place for their titles. */
const isAxis = (key: string) => key === 'left' || key === 'right';

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (isAxis(key) ? [] : stringsIn(part)));
}

test.each(said)('what content says in %s stands on its page', (_, content, urls) => {
  const shown = pages.filter(({ url }) => urls.includes(url)).map(wordsOf);
  // A single word may be the name of an icon or a kind.
  const wanted = stringsIn({ ...content }).filter((text) => text.trim().includes(' '));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((text) => !shown.some((words) => words.includes(plain(text))))).toEqual([]);
});

/** The words of a page, without those around every page and those for crawlers. */
function mainOf(page: Page): string {
  const $ = load(page.html);
  $('script').remove();
  return $('main').text().replaceAll(/\s+/g, ' ');
}

const every = test.each(pages.map((page) => ({ ...page })));

every('$url names the Code in full where it first cites it', (page) => {
  const words = mainOf(page);
  const cited = words.search(/\bCSR\b/);
  // Before it, or in the same breath.
  if (cited >= 0) expect(words.slice(0, cited + 40)).toContain('Code of Simp Regulations');
});

/** What could be taken for a way to reach somebody, or to ask for something. */
const ways =
  /\b555-\d{4}|@[a-z]+\.example|\bby mail\b|report a violation|\bmay (?:be )?(?:appeal|complain|contest)|comments are accepted/i;

every('$url says in plain words that nobody can be reached, wherever it says how', (page) => {
  const words = mainOf(page);
  if (ways.test(words)) expect(words).toMatch(/in plain words|is fiction/i);
});
