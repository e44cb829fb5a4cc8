import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { type CheerioAPI, load } from 'cheerio';
import { absoluteUrl, site } from '../../content/site';
import { sitePages } from '../../content/siteIndex';
import { domOf, fileUrls, isNotFound, out, type Page, pages } from '../out';

const found = pages.filter((page) => !isNotFound(page));
/** What shared links say in place of the description, by address. */
const cards = new Map(sitePages.map(({ path: page, card }) => [absoluteUrl(page), card]));
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

function meta(page: Page, name: string): string {
  const $ = domOf(page);
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

/** Width and height as a PNG states them. */
function pngSize(file: string) {
  const png = readFileSync(path.join(out, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

interface Agency {
  '@type': 'Organization';
  name: string;
}

/** Every organization that the facts speak of, however deep. */
function agenciesIn(facts: unknown): Agency[] {
  const found: Agency[] = [];
  JSON.stringify(facts, (_, value) => {
    if (value?.['@type'] === 'Organization') found.push(value);
    return value;
  });
  return found;
}

/** What the page is in other languages, by what it says of them. */
const languagesOf = ($: CheerioAPI, links: ReturnType<CheerioAPI>) =>
  links.toArray().map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);

function languagesInHead(page: Page) {
  const $ = domOf(page);
  return languagesOf($, $('link[hreflang]'));
}

describe.each(found.map((page) => ({ ...page })))('$url', (page) => {
  it('says what it is to crawlers and in shared links', () => {
    const $ = domOf(page);
    const isSpanish = page.url.startsWith('/es/');
    const satire = isSpanish ? 'sátira' : 'satire';
    expect($('title').text()).toContain(satire);
    const description = meta(page, 'description');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);

    const url = site.url + page.url;
    expect($('link[rel=canonical]').attr('href')).toBe(url);
    expect(meta(page, 'og:url')).toBe(url);
    expect(meta(page, 'og:title')).toContain(satire);
    expect(meta(page, 'twitter:title')).toContain(satire);
    expect(meta(page, 'og:locale')).toBe(isSpanish ? 'es_LA' : 'en_US');
    const said = cards.get(url)?.join(' ') ?? description;
    expect(meta(page, 'og:description')).toBe(said);
    expect(meta(page, 'twitter:description')).toBe(said);
    expect(meta(page, 'og:site_name')).toContain(satire);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');

    const image = meta(page, 'og:image').replace(site.url, '');
    expect([...fileUrls]).toContain(image);
    expect(pngSize(image)).toEqual([1200, 630]);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    for (const alt of ['og:image:alt', 'twitter:image:alt']) {
      expect(meta(page, alt)).toContain(isSpanish ? 'una obra de sátira' : 'a work of satire');
    }
    expect($('link[type="application/atom+xml"]').attr('href')).toBe(absoluteUrl('/feed.xml'));
    expect($('html').attr('lang')).toBe(isSpanish ? 'es' : 'en');
  });

  it('states facts in JSON-LD that hold', () => {
    const $ = domOf(page);
    const facts = $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()));
    const types = facts.map((fact) => fact['@type']);
    expect(types).toContain(page.url === '/' ? 'WebSite' : 'BreadcrumbList');
    expect(JSON.stringify(facts)).not.toContain('Government');
    for (const agency of agenciesIn(facts)) expect(agency.name).toContain('satire');
    if (/^\/news\/\d+\/$/.test(page.url)) {
      const article = facts.find((fact) => fact['@type'] === 'NewsArticle');
      expect(article.headline).toBe($('h1').text());
      expect(article.datePublished).toBe($('main time').first().attr('datetime'));
      expect(agenciesIn([article.author, article.publisher])).toHaveLength(2);
    }
    if (/^\/filings\/.+/.test(page.url)) expect(types).toContain('Dataset');
    if (/simp-awareness-101\/$/.test(page.url)) {
      expect(facts.find((fact) => fact['@type'] === 'Course').hasPart).toHaveLength(4);
    }
    for (const crumb of facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement ??
      []) {
      expect(found.map(({ url }) => site.url + url)).toContain(crumb.item);
    }
  });
});

test('titles and descriptions are different on every page', () => {
  for (const name of ['og:title', 'description']) {
    const values = found.map((page) => meta(page, name));
    expect({ name, different: new Set(values).size }).toEqual({ name, different: values.length });
  }
});

test('every page has a share picture of its own, but the pages of one list share theirs', () => {
  const listOf = ({ url }: Page) => url.replace(/page\/\d+\/$/, '');
  const pairs = new Set(found.map((page) => `${listOf(page)} ${meta(page, 'og:image')}`));
  expect(pairs.size).toBe(new Set(found.map(listOf)).size);
  expect(pairs.size).toBe(new Set(found.map((page) => meta(page, 'og:image'))).size);
});

test('pages that were not found are kept out of indexes', () => {
  for (const page of pages.filter(isNotFound)) expect(meta(page, 'robots')).toContain('noindex');
});

test('the sitemap lists every page, with a date, and nothing else', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const urls = $('url')
    .toArray()
    .map((element) => $(element).find('loc').text());
  expect([...urls].sort()).toEqual(found.map(({ url }) => site.url + url).sort());
  expect($('lastmod')).toHaveLength(sitePages.length);
  for (const entry of $('url').toArray()) {
    const page = found.find(({ url }) => site.url + url === $(entry).find('loc').text());
    expect(languagesOf($, $(entry).find('xhtml\\:link'))).toEqual(languagesInHead(page!));
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
});

test('a page in two languages names both, and English for everyone else', () => {
  const spanish = found.filter(({ url }) => url.startsWith('/es/'));
  expect(spanish.length).toBeGreaterThan(0);
  for (const page of spanish) {
    const english = found.find(({ url }) => `/es${url}` === page.url);
    const places = [
      ['en', site.url + english!.url],
      ['es', site.url + page.url],
      ['x-default', site.url + english!.url],
    ];
    for (const version of [page, english!]) {
      expect(languagesInHead(version)).toEqual(places);
    }
  }
});

test('the manifest has a short name and icons that exist, at the sizes it says', () => {
  const { name, icons } = JSON.parse(read('manifest.webmanifest'));
  expect(name).toContain('satire');
  expect(name.length).toBeLessThanOrEqual(30);
  for (const icon of icons) expect(pngSize(icon.src).join('x')).toBe(icon.sizes);
});
