import { describe, expect, it, test } from '@jest/globals';
import { domOf, fileUrls, isNotFound, pages } from '../out';

interface Links {
  url: string;
  /** Where it leads and what it loads, on this site. */
  targets: readonly string[];
  /** The pages among them that a visitor can go to. */
  pages: readonly string[];
  ids: ReadonlySet<string>;
}

const all: readonly Links[] = pages.map((page) => {
  const $ = domOf(page);
  const attributes = (selector: string, ...names: string[]) =>
    $(selector)
      .toArray()
      .map((element) => names.map((name) => $(element).attr(name)).find(Boolean) ?? '');
  return {
    url: page.url,
    targets: attributes('[href], [src]', 'href', 'src').filter(
      (target) => !/^(https?|mailto|tel):/.test(target),
    ),
    pages: attributes('a[href]', 'href').map((target) => target.split('#')[0] ?? ''),
    ids: new Set(attributes('[id]', 'id')),
  };
});

const idsOf = new Map(all.map(({ url, ids }) => [url, ids]));

describe('every page', () => {
  it.each(all)('$url links only to what exists', ({ url, targets }) => {
    const broken = targets.filter((target) => {
      const [path = '', fragment] = target.split('#');
      const ids = idsOf.get(path || url);
      if (!ids) return !fileUrls.has(path);
      return fragment && !ids.has(fragment);
    });
    expect(broken).toEqual([]);
  });
});

test('no page is an orphan', () => {
  const linked = new Set(all.flatMap((page) => page.pages));
  const orphans = pages.filter((page) => !isNotFound(page) && !linked.has(page.url));
  expect(orphans.map(({ url }) => url)).toEqual([]);
});
