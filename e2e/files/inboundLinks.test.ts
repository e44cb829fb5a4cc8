import { expect, test } from '@playwright/test';
import { defaultLanguage, getPathLanguage } from '../../content/languages';
import { articles } from '../../content/news';
import {
  removeBasePath,
  parseWithCheerio,
  isNotFoundPage,
  type ExportedPage,
  exportedPages,
} from '../exportedSite';

/** Pages linked from the footer; other pages need not link to them. */
const footerPages = [
  '/accessibility/',
  '/disclaimer/',
  '/licenses/',
  '/no-simp-left-behind/',
  '/privacy/',
  '/site-map/',
];

/** Matches the URLs of articles, pages of the news list, and notices, which are a dozen each. */
const oneOfADozen = /^\/news\/(?:page\/)?\d+\/$|^\/resources\/notice-of-gentle-concern\/.+/;

/** Returns the URLs that the `main` element of a page links to, except the page's own URL. */
function findLinkedUrls(page: ExportedPage): Set<string> {
  const $ = parseWithCheerio(page);
  const urls = $('main a[href]')
    .toArray()
    .map((link) => removeBasePath($(link).attr('href') ?? '').replace(/#.*/, ''));
  return new Set(urls.filter((url) => url !== page.url));
}

/** The pages whose links count: all but the site map, which links to every page. */
const linkedUrlSets = exportedPages
  .filter(({ url }) => url !== '/site-map/')
  .map((page) => findLinkedUrls(page));

const [newestArticle] = articles;

/** Returns how many pages have to link to a page. To a new article only the news list links as yet. */
function expected({ url }: ExportedPage) {
  if (removeBasePath(newestArticle!.url) === url) return 1;
  return oneOfADozen.test(url) || getPathLanguage(url) !== defaultLanguage ? 2 : 3;
}

for (const page of exportedPages) {
  if (isNotFoundPage(page) || footerPages.includes(page.url)) continue;

  test(`the main parts of ${expected(page)} other pages or more link to ${page.url}`, () => {
    const linking = linkedUrlSets.filter((urls) => urls.has(page.url));
    expect(linking.length).toBeGreaterThanOrEqual(expected(page));
  });
}
