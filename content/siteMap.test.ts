/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { href } from './site';
import { sitePages } from './siteIndex';
import { siteMapPage, siteMapGroups } from './siteMap';

const links = siteMapGroups.flatMap((part) => part.links);

describe('the site map', () => {
  it('the site map lists no page twice, and its URLs are paths without fragments', () => {
    const urls = links.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    urls.forEach((url) => expect(url).toMatch(/^\/(.+\/)?$/));
  });

  it('the site map lists the same pages as the sitemap for crawlers', () => {
    const urls = [...links, siteMapPage].map(({ url }) => url);
    expect(urls.sort()).toEqual(sitePages.map(({ path }) => href(path)).sort());
  });

  it('no two groups of the site map have the same id, which is the fragment of its link in the floor plan', () => {
    const ids = siteMapGroups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the description of the site map has 50 to 160 characters', () => {
    expect(siteMapPage.description.length).toBeGreaterThanOrEqual(50);
    expect(siteMapPage.description.length).toBeLessThanOrEqual(160);
  });
});
