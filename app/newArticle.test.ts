/** @jest-environment node */
import type nodeFs from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';

// Makes node:fs report one more article, content/news/25.md. No file is written, and all other
// files are read as they are.
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof nodeFs>('node:fs');
  const article = `---
id: 25
date: 2025-05-17
category: Regulatory
topic: disclosure
release: 25-020
title: Commission Adds an Article
summary: One file was added, and the Commission has taken note of it everywhere.
---

The whole of the text.
`;
  return {
    ...fs,
    readdirSync: (folder: string, options?: { encoding: 'utf8' }) => [
      ...fs.readdirSync(folder, options),
      ...(folder.endsWith('news') ? ['25.md'] : []),
    ],
    readFileSync: (file: string, encoding: 'utf8') =>
      file.endsWith('25.md') ? article : fs.readFileSync(file, encoding),
  };
});

describe('an article added as one file', () => {
  it('a new article file gets a page, and is first in the news list', async () => {
    const { generateStaticParams } = await import('./(en)/news/[id]/page');
    const { newsItems } = await import('../content/news');
    expect(generateStaticParams()).toContainEqual({ id: '25' });
    expect(newsItems[0]).toMatchObject({ id: 25, url: '/news/25/' });
  });

  it('after an article is added, the news list has as many pages as its items need, and each page is exported', async () => {
    const { newsItems } = await import('../content/news');
    const { newsListPages, newsItemsPerPage } = await import('../content/newsList');
    const { generateStaticParams } = await import('./(en)/news/page/[number]/page');
    const count = Math.ceil(newsItems.length / newsItemsPerPage);
    expect(newsListPages).toHaveLength(count);
    expect(generateStaticParams().at(-1)).toEqual({ number: String(count) });
  });

  it('the feed contains the full text of a new article', async () => {
    const { GET } = await import('./feed.xml/route');
    const feed = await GET().text();
    expect(feed).toContain('Commission Adds an Article');
    expect(feed).toContain('The whole of the text.');
  });

  it('the sitemap contains a new article, and a share image is drawn for it', async () => {
    const { default: sitemap } = await import('./sitemap');
    const { getAbsoluteUrl } = await import('../content/site');
    const { getShareImageFileName, sitePages } = await import('../content/siteIndex');
    expect(sitemap()).toContainEqual(
      expect.objectContaining({
        url: getAbsoluteUrl('/news/25'),
        lastModified: '2025-05-17',
      }),
    );
    expect(sitePages.map(({ path }) => getShareImageFileName(path))).toContain('news-25.png');
  });
});
