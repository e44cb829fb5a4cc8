/** @jest-environment node */
import type nodeFs from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';

// Makes node:fs report one more article, newer than all others, whose id no file of content/news has. No file is
// written, and all other files are read as they are.
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof nodeFs>('node:fs');
  const article = `---
id: 9999
date: 2099-05-17
category: Regulatory
topic: disclosure
release: 99-001
title: Commission Adds an Article
summary: One file was added, and the Commission has taken note of it everywhere.
---

The whole of the text.
`;
  return {
    ...fs,
    readdirSync: (folder: string, options?: { encoding: 'utf8' }) => [
      ...fs.readdirSync(folder, options),
      ...(folder.endsWith('news') ? ['9999.md'] : []),
    ],
    readFileSync: (file: string, encoding: 'utf8') =>
      file.endsWith('9999.md') ? article : fs.readFileSync(file, encoding),
  };
});

describe('an article added as one file', () => {
  it('gets a page, and is first in the news list', async () => {
    const { generateStaticParams } = await import('./(en)/news/[id]/page');
    const { newsItems } = await import('../content/news');
    expect(generateStaticParams()).toContainEqual({ id: '9999' });
    expect(newsItems[0]).toMatchObject({ id: 9999, url: '/news/9999/' });
  });

  it('adds a page to the news list where its items need one', async () => {
    const { newsItems } = await import('../content/news');
    const { newsListPages, newsItemsPerPage } = await import('../content/newsList');
    const { generateStaticParams } = await import('./(en)/news/page/[number]/page');
    const count = Math.ceil(newsItems.length / newsItemsPerPage);
    expect(newsListPages).toHaveLength(count);
    expect(generateStaticParams().at(-1)).toEqual({ number: String(count) });
  });

  it('is in the feed with its full text', async () => {
    const { GET } = await import('./feed.xml/route');
    const feed = await GET().text();
    expect(feed).toContain('Commission Adds an Article');
    expect(feed).toContain('The whole of the text.');
  });

  it('is in the sitemap and has a share image', async () => {
    const { default: sitemap } = await import('./sitemap');
    const { getAbsoluteUrl } = await import('../content/site');
    const { getShareImageFileName, pages } = await import('../content/pages');
    expect(sitemap()).toContainEqual(
      expect.objectContaining({
        url: getAbsoluteUrl('/news/9999'),
        lastModified: '2099-05-17',
      }),
    );
    expect(pages.map(({ path }) => getShareImageFileName(path))).toContain('news-9999.png');
  });
});
