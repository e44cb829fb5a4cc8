import { expect, test } from '@playwright/test';
import { type CheerioAPI } from 'cheerio';
import { type CourseWords, courseWords } from '../../content/courseWords';
import { errorPageWords } from '../../content/errorPage';
import {
  defaultLanguage,
  languageNames,
  getPathLanguage,
  translatedLanguages,
} from '../../content/languages';
import { layoutWords } from '../../content/layoutWords';
import { agencyNames, site } from '../../content/site';
import {
  removeBasePath,
  parseWithCheerio,
  findExportedPage,
  type ExportedPage,
  exportedPages,
  readExportedFile,
  listStrings,
} from '../exportedSite';

const pagesIn = (language: string) =>
  exportedPages.filter(({ url }) => getPathLanguage(url) === language);
const englishPages = pagesIn(defaultLanguage);

/** Strings that are the same in English and in every translation. */
const sameInBothLanguages = new Set<string>([site.shortName, 'No']);

/** A number with its unit has no words to translate. */
const hasWords = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^[\d.,]+ \p{L}+$/u.test(text) && !sameInBothLanguages.has(text);

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Texts, and attributes that screen readers read, each with the language of its element. */
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
    .flatMap((page) => stringsWithLanguage(parseWithCheerio(page)))
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

/** Metadata that search results and link previews show. */
function headStrings($: CheerioAPI): string[] {
  return describing.map((selector) => $(selector).attr('content') ?? $(selector).text());
}

const englishHeads = new Set(englishPages.flatMap((page) => headStrings(parseWithCheerio(page))));

const described = new Set(['name', 'alternateName', 'description', 'genre']);

/** Names and descriptions in JSON-LD, without types, URLs and durations. */
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

const englishData = new Set(
  englishPages.flatMap((page) => structuredStrings(parseWithCheerio(page))),
);

/** The texts in the props of the page's islands, which stand in the first script of its list. */
function islandStrings($: CheerioAPI): string[] {
  const [module]: string[] = JSON.parse($('#runtime').text() || '[]');
  const script = module ? readExportedFile(removeBasePath(module)) : '';
  return [...script.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([text]) => String(JSON.parse(text)));
}

/** The page that a link leads to; undefined for other sites, files and the page itself. */
const getLinkedPagePath = (target = '') => /^\/[^#]*(?<=\/)(?=#|$)/.exec(target)?.[0];

function findTranslationUrl(page: ExportedPage, language: string): string | undefined {
  const url = parseWithCheerio(page)(`link[rel="alternate"][hreflang="${language}"]`).attr('href');
  return url && removeBasePath(new URL(url).pathname);
}

for (const language of translatedLanguages) {
  const name = languageNames[language];
  const words: CourseWords = courseWords[language];
  const own = new Set(listStrings([layoutWords[language], words]));

  /** English texts of header, footer and course controls, without those that translations share. */
  const english = new Set(
    listStrings([layoutWords.en, courseWords.en, errorPageWords.en.satire]).filter(
      (text) => hasWords(text) && !own.has(text) && text !== courseWords.en.readInThisLanguage,
    ),
  );

  for (const page of pagesIn(language)) {
    test(`every English string on ${page.url} is marked as English`, () => {
      const strings = stringsWithLanguage(parseWithCheerio(page)).filter(
        ({ lang }) => lang !== 'en',
      );
      expect(strings.filter(({ text }) => englishStrings.has(text))).toEqual([]);
      expect(strings.length).toBeGreaterThan(20);
    });

    test(`title, description and link preview of ${page.url} are in its language`, () => {
      const strings = headStrings(parseWithCheerio(page));
      expect(strings).not.toContain('');
      const isEnglish = (text: string) => englishHeads.has(text) || /\bsatire\b/i.test(text);
      expect(strings.filter(isEnglish)).toEqual([]);
    });

    test(`the structured data of ${page.url} are in its language`, () => {
      const strings = structuredStrings(parseWithCheerio(page));
      expect(strings.length).toBeGreaterThan(0);
      expect(strings.filter((text) => englishData.has(text))).toEqual([]);
    });

    test(`the islands of ${page.url} have no English texts`, () => {
      const $ = parseWithCheerio(page);
      const strings = islandStrings($);
      if ($('[data-island]').length > 0) expect(strings).toContain(words.progressHeading);
      expect(strings.filter((text) => english.has(text))).toEqual([]);
    });

    test(`the header of ${page.url} links to an English page`, () => {
      const $ = parseWithCheerio(page);
      const links = $('body > header a[lang="en"]').filter((_, a) => $(a).text() === 'English');
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) findExportedPage(removeBasePath($(link).attr('href') ?? ''));
    });

    test(`${page.url} spells out the agency’s initials`, () => {
      const notice = parseWithCheerio(page)('body > header [role=region]').first().text();
      expect(notice).toContain(agencyNames[language]);
      expect(notice).toContain(site.shortName);
    });
  }

  for (const page of pagesIn(language)) {
    const $ = parseWithCheerio(page);
    const leaving = $('a[href]')
      .toArray()
      .map((a) => ({ link: $(a), path: getLinkedPagePath($(a).attr('href')) }))
      .flatMap(({ link, path }) =>
        path ? [{ link, to: findExportedPage(removeBasePath(path)) }] : [],
      )
      .filter(({ to }) => getPathLanguage(to.url) === defaultLanguage);

    test(`each link on ${page.url} to an English page says so`, () => {
      expect(leaving.length).toBeGreaterThan(0);
      const { inEnglish } = layoutWords[language];
      for (const { link } of leaving) {
        expect(link.attr('hreflang'), link.text()).toBe(defaultLanguage);
        // The language switch is wholly in English.
        if (link.attr('lang') === 'en') expect(link.text()).toContain('English');
        else expect(link.text()).toContain(inEnglish);
      }
    });

    test(`${page.url} links to pages in ${name} wherever they exist`, () => {
      const avoidable = leaving
        .filter(({ link, to }) => {
          const translationUrl = findTranslationUrl(to, language);
          if (!translationUrl || translationUrl === page.url) return false;
          const [, fragment] = (link.attr('href') ?? '').split('#');
          const translation = parseWithCheerio(findExportedPage(translationUrl));
          return !fragment || translation(`[id="${fragment}"]`).length > 0;
        })
        .map(({ to }) => to.url);
      expect(avoidable).toEqual([]);
    });
  }

  for (const page of englishPages) {
    test(`the header of ${page.url} links to a page in ${name}`, () => {
      const $ = parseWithCheerio(page);
      const links = $(`body > header a[hreflang="${language}"]`);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect([$(link).text(), $(link).attr('lang')]).toEqual([name, language]);
        const { url } = findExportedPage(removeBasePath($(link).attr('href') ?? ''));
        expect(getPathLanguage(url)).toBe(language);
      }
    });
  }
}
