/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { href } from './site';
import { sitePages } from './siteIndex';
import { siteMap, siteMapParts } from './siteMap';

const links = siteMapParts.flatMap((part) => part.links);

describe('the site map', () => {
  it('lists each page once, by whole addresses', () => {
    const urls = links.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    urls.forEach((url) => expect(url).toMatch(/^\/(.+\/)?$/));
  });

  it('is as complete as what crawlers are told', () => {
    const urls = [...links, siteMap].map(({ url }) => url);
    expect(urls.sort()).toEqual(sitePages.map(({ path }) => href(path)).sort());
  });

  it('has a description that search engines show whole', () => {
    expect(siteMap.description.length).toBeGreaterThanOrEqual(50);
    expect(siteMap.description.length).toBeLessThanOrEqual(160);
  });
});
