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

/** The footer links to these pages, so no other page needs to. */
const footerPages = [
  '/accessibility/',
  '/disclaimer/',
  '/licenses/',
  '/no-simp-left-behind/',
  '/privacy/',
  '/site-map/',
];

/** Articles, pages of the news list, and notices: there are many, so each needs fewer links. */
const oneOfADozen = /^\/news\/(?:page\/)?\d+\/$|^\/resources\/notice-of-gentle-concern\/.+/;

/** Links in the `main` element, except to the page itself. */
function findLinkedUrls(page: ExportedPage): Set<string> {
  const $ = parseWithCheerio(page);
  const urls = $('main a[href]')
    .toArray()
    .map((link) => removeBasePath($(link).attr('href') ?? '').replace(/#.*/, ''));
  return new Set(urls.filter((url) => url !== page.url));
}

/** The site map links to every page, so its links do not count. */
const linkedUrlSets = exportedPages
  .filter(({ url }) => url !== '/site-map/')
  .map((page) => findLinkedUrls(page));

const [newestArticle] = articles;

/** The newest article may have a link from the news list only. */
function expected({ url }: ExportedPage) {
  if (removeBasePath(newestArticle!.url) === url) return 1;
  return oneOfADozen.test(url) || getPathLanguage(url) !== defaultLanguage ? 2 : 3;
}

for (const page of exportedPages) {
  if (isNotFoundPage(page) || footerPages.includes(page.url)) continue;

  test(`at least ${expected(page)} other pages link to ${page.url}`, () => {
    const linking = linkedUrlSets.filter((urls) => urls.has(page.url));
    expect(linking.length).toBeGreaterThanOrEqual(expected(page));
  });
}
