import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { domOf, type Page, pages, textOf } from '../out';

/** Attributes that are seen, read aloud, or shown by those who link to a page. */
const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
  'value',
];

const straight = /['"]/;

/** Spaces that a line must not be broken at, by what `design` lists: sections, rooms, degrees, hours. */
const loose = /51 CSR \d|51 Simp Stat|\bRoom \d|\bNo\. \d|\d (?:°F|[ap]\.m\.)/;

/** Every string of a value that was read from JSON. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** What is read of a piece of HTML: its words, those of its attributes, and its head. */
function readIn($: ReturnType<typeof load>): string[] {
  const texts = $('*')
    .not('script, style, code, pre')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
  const attributes = readAttributes.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const head = $('meta[name], meta[property]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '');
  const facts = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => stringsIn(JSON.parse($(element).text())));
  return [...texts, ...attributes, ...head, ...facts];
}

/** The words as they stand in lines, with nothing between what React sets down piece by piece. */
function linesOf(page: Page): string {
  const $ = load(page.html);
  $('script, style').remove();
  return $('body').text();
}

/** The feed's own words, and those of the summaries and articles in it. */
function readInFeed(): string[] {
  const $ = load(textOf('/feed.xml'), { xml: true });
  const texts = $('title, subtitle, name, rights')
    .toArray()
    .map((element) => $(element).text());
  const bodies = $('summary, content')
    .toArray()
    .flatMap((element) => readIn(load($(element).text())));
  return [...texts, ...bodies];
}

const files: readonly (readonly [name: string, read: readonly string[]])[] = [
  ...pages.map((page) => [page.url, readIn(domOf(page))] as const),
  ['feed.xml', readInFeed()],
  ['manifest.webmanifest', stringsIn(JSON.parse(textOf('/manifest.webmanifest')))],
  ['humans.txt', textOf('/humans.txt').split('\n')],
];

test.each(files)('%s curls its quotation marks and apostrophes', (_, read) => {
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((text) => straight.test(text))).toEqual([]);
});

test.each(pages.map((page) => ({ ...page })))(
  '$url keeps a figure and its word together',
  (page) => {
    const found = linesOf(page).match(new RegExp(`.{0,20}(?:${loose.source}).{0,10}`, 'g'));
    expect(found).toBeNull();
  },
);
