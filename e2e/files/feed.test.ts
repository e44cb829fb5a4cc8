import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { newsItems } from '../../content/news';
import { getAbsoluteUrl } from '../../content/site';
import { parseWithCheerio, exportedPages, readExportedFile } from '../exportedSite';

test('every feed entry links to an article or to an item of the news list', () => {
  const $ = load(readExportedFile('/feed.xml'), { xml: true });
  const links = $('entry > link').toArray();
  expect(links).toHaveLength(newsItems.length);
  for (const link of links) {
    const [address = '', anchor] = ($(link).attr('href') ?? '').split('#');
    const page = exportedPages.find(({ url }) => getAbsoluteUrl(url) === address);
    expect(page, `${address} is a page`).toBeDefined();
    if (anchor) expect(parseWithCheerio(page!)(`[id="${anchor}"]`), anchor).toHaveLength(1);
  }
});
