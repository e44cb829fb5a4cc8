/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { href } from './site';
import { sitePages } from './siteIndex';
import { siteMapPage, siteMapGroups } from './siteMap';

const links = siteMapGroups.flatMap((part) => part.links);

describe('the site map', () => {
  it('lists each page once, and links to no part of a page', () => {
    const urls = links.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    urls.forEach((url) => expect(url).toMatch(/^\/(.+\/)?$/));
  });

  it('lists the same pages as the sitemap for crawlers', () => {
    const urls = [...links, siteMapPage].map(({ url }) => url);
    expect(urls.sort()).toEqual(sitePages.map(({ path }) => href(path)).sort());
  });

  it('has a description short enough for search engines to show whole', () => {
    expect(siteMapPage.description.length).toBeGreaterThanOrEqual(50);
    expect(siteMapPage.description.length).toBeLessThanOrEqual(160);
  });
});
