import { expect, test } from '@playwright/test';
import { type CheerioAPI } from 'cheerio';
import { courseWords } from '../../content/courseWords';
import { satireLine } from '../../content/errorPage';
import { layoutWords } from '../../content/layoutWords';
import { agencyName, site } from '../../content/site';
import { belowBasePath, domOf, type Page, pageAt, pages, textOf } from '../out';

const isSpanish = ({ url }: Page) => url.startsWith('/es/');
const spanishPages = pages.filter(isSpanish);
const englishPages = pages.filter((page) => !isSpanish(page));

/** What both languages write alike, besides figures with their units. */
const alike = new Set<string>([site.shortName, 'No']);

const hasWords = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^[\d.,]+ \p{L}+$/u.test(text) && !alike.has(text);

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Texts and spoken attributes of a page, each with the language that the markup gives it. */
function stringsWithLanguage($: CheerioAPI): { text: string; lang: string | undefined }[] {
  return $('body, body *:not(script, style, template)')
    .toArray()
    .flatMap((element) => {
      const part = $(element);
      const texts = part
        .contents()
        .toArray()
        .filter(({ type }) => type === 'text')
        .map((node) => $(node).text());
      const lang = part.closest('[lang]').attr('lang');
      return [...texts, ...spokenAttributes.map((name) => part.attr(name) ?? '')].map((text) => ({
        text: text.replaceAll(/\s+/g, ' ').trim(),
        lang,
      }));
    })
    .filter(({ text }) => hasWords(text));
}

const englishStrings = new Set(
  englishPages
    .flatMap((page) => stringsWithLanguage(domOf(page)))
    .filter(({ lang }) => lang === 'en')
    .map(({ text }) => text),
);

const headNames = ['description', 'twitter:title', 'twitter:description', 'twitter:image:alt'];
const headProperties = ['og:title', 'og:description', 'og:site_name', 'og:image:alt'];
const describing = [
  'title',
  ...headNames.map((name) => `meta[name="${name}"]`),
  ...headProperties.map((name) => `meta[property="${name}"]`),
];

/** What search results and previews of links show of a page. */
function headStrings($: CheerioAPI): string[] {
  return describing.map((selector) => $(selector).attr('content') ?? $(selector).text());
}

const englishHeads = new Set(englishPages.flatMap((page) => headStrings(domOf(page))));

const described = new Set(['name', 'alternateName', 'description', 'genre']);

/** The words of structured data, without types, addresses and durations. */
function describedStrings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (described.has(key) ? [inner] : []) : describedStrings(inner),
  );
}

const structuredStrings = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => describedStrings(JSON.parse($(script).text())));

const englishData = new Set(englishPages.flatMap((page) => structuredStrings(domOf(page))));

/** The JSON strings of the data that the page's scripts start from. */
function scriptStrings($: CheerioAPI): string[] {
  const files: string[] = JSON.parse($('#runtime').text() || '[]');
  const data = files
    .filter((file) => file.includes('/flight/'))
    .flatMap((file) => [
      ...textOf(belowBasePath(file)).matchAll(/\.push\(\[1,("(?:[^"\\]|\\.)*")\]/g),
    ])
    .map(([, chunk = '""']) => String(JSON.parse(chunk)))
    .join('')
    // References to client components, which bear names of code.
    .replaceAll(/^\w+:I\[.*$/gm, '');
  return [...data.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([text]) => String(JSON.parse(text)));
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

const spanishWords = new Set(leavesOf([layoutWords.es, courseWords.es]));

/** The English words of the frame and of the course's controls, but for the link to English. */
const englishWords = new Set(
  leavesOf([layoutWords.en, courseWords.en, satireLine.en]).filter(
    (text) =>
      hasWords(text) && !spanishWords.has(text) && text !== courseWords.en.readInThisLanguage,
  ),
);

for (const page of spanishPages) {
  test(`every English string on ${page.url} is marked as English`, () => {
    const strings = stringsWithLanguage(domOf(page)).filter(({ lang }) => lang !== 'en');
    expect(strings.filter(({ text }) => englishStrings.has(text))).toEqual([]);
    expect(strings.length).toBeGreaterThan(20);
  });

  test(`title, description and link preview of ${page.url} are Spanish`, () => {
    const strings = headStrings(domOf(page));
    expect(strings).not.toContain('');
    const isEnglish = (text: string) => englishHeads.has(text) || /\bsatire\b/i.test(text);
    expect(strings.filter(isEnglish)).toEqual([]);
  });

  test(`the structured data of ${page.url} are Spanish`, () => {
    const strings = structuredStrings(domOf(page));
    expect(strings.length).toBeGreaterThan(0);
    expect(strings.filter((text) => englishData.has(text))).toEqual([]);
  });

  test(`the scripts of ${page.url} get Spanish words`, () => {
    const $ = domOf(page);
    const strings = scriptStrings($);
    if ($('[data-island]').length > 0) expect(strings).toContain(courseWords.es.progressHeading);
    expect(strings.filter((text) => englishWords.has(text))).toEqual([]);
  });

  test(`${page.url} offers English in its header and leads to a page in it`, () => {
    const $ = domOf(page);
    const links = $('body > header a[lang="en"]').filter((_, a) => $(a).text() === 'English');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) pageAt(belowBasePath($(link).attr('href') ?? ''));
  });

  test(`${page.url} says in Spanish what COPE stands for, and that its initials are English`, () => {
    const notice = domOf(page)('body > section').first().text();
    expect(notice).toContain(agencyName.es);
    expect(notice).toContain('iniciales en inglés');
  });
}

for (const page of englishPages) {
  test(`${page.url} links to Spanish in its header, in Spanish`, () => {
    const $ = domOf(page);
    const links = $('body > header a[hreflang="es"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect([$(link).text(), $(link).attr('lang')]).toEqual(['Español', 'es']);
      expect(isSpanish(pageAt(belowBasePath($(link).attr('href') ?? '')))).toBe(true);
    }
  });
}
