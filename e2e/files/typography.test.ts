import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { withoutSpecifiedSentences } from '../../content/specification.test.helper';
import {
  parseWithCheerio,
  exportedPages,
  readExportedFile,
  readElementText,
  listStrings,
} from '../exportedSite';

/** Attributes that visitors see or hear. */
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

/** Finds plain spaces in citations, room numbers, temperatures and times, which must not break. */
const breakable = /51 CSR \d|51 Simp Stat|Room \d|No\. \d|\d (?:°F|[ap]\.m\.)/;

/** What people read: elements, attributes, metadata and JSON-LD. */
function textsIn($: ReturnType<typeof load>): string[] {
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
    .flatMap((element) => listStrings(JSON.parse($(element).text())));
  return [...texts, ...attributes, ...head, ...facts];
}

function textsInFeed(): string[] {
  const $ = load(readExportedFile('/feed.xml'), { xml: true });
  const texts = $('title, subtitle, name, rights')
    .toArray()
    .map((element) => $(element).text());
  const bodies = $('summary, content')
    .toArray()
    .flatMap((element) => textsIn(load($(element).text())));
  return [...texts, ...bodies];
}

const files: readonly (readonly [name: string, texts: () => readonly string[]])[] = [
  ...exportedPages.map((page) => [page.url, () => textsIn(parseWithCheerio(page))] as const),
  ['feed.xml', textsInFeed],
  [
    'manifest.webmanifest',
    () => listStrings(JSON.parse(readExportedFile('/manifest.webmanifest'))),
  ],
  ['humans.txt', () => readExportedFile('/humans.txt').split('\n')],
];

for (const [name, texts] of files) {
  test(`${name} has typographic quotation marks and apostrophes only`, () => {
    expect(texts().length).toBeGreaterThan(3);
    expect(texts().filter((text) => straight.test(withoutSpecifiedSentences(text)))).toEqual([]);
  });
}

for (const page of exportedPages) {
  test(`no line of ${page.url} breaks in a citation, room number, temperature or time`, () => {
    const found = readElementText(page, 'body').match(
      new RegExp(`.{0,20}(?:${breakable.source}).{0,10}`, 'g'),
    );
    expect(found).toBeNull();
  });
}
