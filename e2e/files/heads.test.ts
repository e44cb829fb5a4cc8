import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { courseByLanguage } from '../../content/course';
import { dashboards } from '../../content/dashboards/dashboards';
import { metadataWords } from '../../content/metadataWords';
import {
  defaultLanguage,
  getDefaultLanguagePath,
  homePathByLanguage,
  getPathLanguage,
  languages,
  translatedLanguages,
} from '../../content/languages';
import { buildHreflangUrls } from '../../content/translationUrls';
import { pages } from '../../content/pages';
import { getAbsoluteUrl, href, site } from '../../content/site';
import {
  removeBasePath,
  parseWithCheerio,
  exportedFilePaths,
  isNotFoundPage,
  exportFolder,
  type ExportedPage,
  exportedPages,
  readExportedFile,
} from '../exportedSite';

const builtPages = exportedPages.filter((page) => !isNotFoundPage(page));
/** For each URL, the lines of the link preview, if they differ from the meta description. */
const previews = new Map(
  pages.map(({ path: page, previewParagraphs }) => [getAbsoluteUrl(page), previewParagraphs]),
);

function meta(page: ExportedPage, name: string): string {
  const $ = parseWithCheerio(page);
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

function pngSize(file: string) {
  const png = readFileSync(path.join(exportFolder, removeBasePath(file)));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

interface Agency {
  '@type': 'Organization';
  name: string;
}

/** Every Organization in JSON-LD, at any depth. */
function agenciesIn(facts: unknown): Agency[] {
  const found: Agency[] = [];
  JSON.stringify(facts, (_, value) => {
    if (value?.['@type'] === 'Organization') found.push(value);
    return value;
  });
  return found;
}

const languagesOf = ($: CheerioAPI, links: ReturnType<CheerioAPI>) =>
  links.toArray().map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);

function languagesInHead(page: ExportedPage) {
  const $ = parseWithCheerio(page);
  return languagesOf($, $('link[hreflang]'));
}

for (const page of builtPages) {
  const language = getPathLanguage(page.url);
  const { satire, locale, picture } = metadataWords[language];
  const url = getAbsoluteUrl(page.url);

  test(`${page.url} tells search engines and link previews that it is satire`, () => {
    const $ = parseWithCheerio(page);
    expect($('title').text()).toContain(satire);
    const description = meta(page, 'description');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);

    expect($('link[rel=canonical]').attr('href')).toBe(url);
    expect(meta(page, 'og:url')).toBe(url);
    expect(meta(page, 'og:title')).toContain(satire);
    expect(meta(page, 'twitter:title')).toContain(satire);
    expect(meta(page, 'og:locale')).toBe(locale);
    const preview = previews.get(url)?.join(' ') ?? description;
    expect(meta(page, 'og:description')).toBe(preview);
    expect(meta(page, 'twitter:description')).toBe(preview);
    expect(meta(page, 'og:site_name')).toContain(satire);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');

    const image = meta(page, 'og:image').replace(site.url, '');
    expect([...exportedFilePaths]).toContain(removeBasePath(image));
    expect(meta(page, 'twitter:image')).toBe(meta(page, 'og:image'));
    expect(pngSize(image)).toEqual([1200, 630]);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    for (const alt of ['og:image:alt', 'twitter:image:alt']) {
      expect(meta(page, alt)).toContain(picture);
      expect(meta(page, alt), 'a sentence ends before the last one').toMatch(
        new RegExp(`[.!?…]”? ${site.shortName}, `),
      );
      if (language === 'en')
        expect(meta(page, alt), 'the period comes before the quotation mark').not.toMatch(/”[.,]/);
    }
    expect($('link[type="application/atom+xml"]').attr('href')).toBe(getAbsoluteUrl('/feed.xml'));
  });

  test(`the JSON-LD of ${page.url} has the page’s types, and says what the page shows`, () => {
    const $ = parseWithCheerio(page);
    const facts = $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()));
    const types = facts.map((fact) => fact['@type']);
    const isHome = Object.values(homePathByLanguage).some((home) => getAbsoluteUrl(home) === url);
    expect(types).toContain(isHome ? 'WebSite' : 'BreadcrumbList');
    expect(JSON.stringify(facts)).not.toContain('Government');
    for (const agency of agenciesIn(facts)) expect(agency.name).toContain(satire);
    if (/^\/news\/\d+\/$/.test(page.url)) {
      const article = facts.find((fact) => fact['@type'] === 'NewsArticle');
      expect(article.headline).toBe($('h1').text());
      expect(article.datePublished).toBe($('main time').first().attr('datetime'));
      expect(agenciesIn([article.author, article.publisher])).toHaveLength(2);
    }
    if (dashboards.some(({ slug }) => page.url === `/filings/${slug}/`)) {
      expect(types).toContain('Dataset');
    }
    if (/simp-awareness-101\/$/.test(page.url)) {
      expect(facts.find((fact) => fact['@type'] === 'Course').hasPart).toHaveLength(
        courseByLanguage.en.modules.length,
      );
    }
    const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    const shown = $('nav').not('header nav, main nav, footer nav').find('li');
    expect(trail.map(({ name }: { name: string }) => name)).toEqual(
      shown.toArray().map((crumb) => $(crumb).text()),
    );
    for (const { item } of trail.slice(0, -1)) {
      expect(builtPages.map((each) => getAbsoluteUrl(each.url))).toContain(item);
    }
  });
}

test('no two pages have the same title or description', () => {
  for (const name of ['og:title', 'description']) {
    const values = builtPages.map((page) => meta(page, name));
    const repeated = values.filter((value, i) => values.indexOf(value) !== i);
    expect(repeated, name).toEqual([]);
  }
});

test('every page has its own share image, and the pages of the news list share one', () => {
  const listOf = ({ url }: ExportedPage) => url.replace(/page\/\d+\/$/, '');
  const pairs = new Set(builtPages.map((page) => `${listOf(page)} ${meta(page, 'og:image')}`));
  expect(pairs.size).toBe(new Set(builtPages.map(listOf)).size);
  expect(pairs.size).toBe(new Set(builtPages.map((page) => meta(page, 'og:image'))).size);
});

test('the 404 pages are not to be indexed', () => {
  for (const page of exportedPages.filter(isNotFoundPage))
    expect(meta(page, 'robots')).toContain('noindex');
});

test('sitemap.xml lists all pages, with the translations of each', () => {
  const $ = load(readExportedFile('/sitemap.xml'), { xml: true });
  const urls = $('url')
    .toArray()
    .map((element) => $(element).find('loc').text());
  expect([...urls].sort()).toEqual(builtPages.map(({ url }) => getAbsoluteUrl(url)).sort());
  for (const entry of $('url').toArray()) {
    const address = $(entry).find('loc').text();
    const page = builtPages.find(({ url }) => getAbsoluteUrl(url) === address);
    expect(languagesOf($, $(entry).find('xhtml\\:link'))).toEqual(languagesInHead(page!));
  }
  expect(readExportedFile('/robots.txt')).toContain(`Sitemap: ${getAbsoluteUrl('/sitemap.xml')}`);
});

test('each page shows the date that sitemap.xml gives as its lastmod', () => {
  const $ = load(readExportedFile('/sitemap.xml'), { xml: true });
  const dated = $('url:has(lastmod)').toArray();
  const days = dated.map((entry) => $(entry).find('lastmod').text());
  expect(new Set(days).size, 'different dates in sitemap.xml').toBeGreaterThan(1);
  for (const [i, entry] of dated.entries()) {
    const address = $(entry).find('loc').text();
    const page = builtPages.find(({ url }) => getAbsoluteUrl(url) === address)!;
    expect(
      parseWithCheerio(page)(`main time[datetime="${days[i]}"]`).length,
      address,
    ).toBeGreaterThan(0);
  }
});

for (const language of translatedLanguages) {
  test(`each page in ${language} lists its translations as alternates`, () => {
    const translated = builtPages.filter(({ url }) => getPathLanguage(url) === language);
    expect(translated.length).toBeGreaterThan(0);
    for (const page of translated) {
      const versions = builtPages.filter(
        ({ url }) => getDefaultLanguagePath(url) === getDefaultLanguagePath(page.url),
      );
      const inLanguages = languages.flatMap((each) =>
        versions.filter(({ url }) => getPathLanguage(url) === each),
      );
      expect(inLanguages.map(({ url }) => getPathLanguage(url))).toContain(defaultLanguage);
      const paths = Object.fromEntries(inLanguages.map(({ url }) => [getPathLanguage(url), url]));
      expect(languagesInHead(page)).toEqual(Object.entries(buildHreflangUrls(paths)));
    }
  });
}

test('the manifest says satire, and each icon has the size that the manifest gives', () => {
  const {
    name,
    icons,
    start_url: start,
    scope,
  } = JSON.parse(readExportedFile('/manifest.webmanifest'));
  expect(name).toContain('satire');
  expect(name.length).toBeLessThanOrEqual(30);
  expect([start, scope]).toEqual([href('/'), href('/')]);
  for (const icon of icons) expect(pngSize(icon.src).join('x')).toBe(icon.sizes);
});
