import { domOf, fileUrls, isNotFound, pages } from './out';
import { expect, test } from './test';

const byUrl = new Map(pages.map((page) => [page.url, page]));

for (const page of pages) {
  test(`${page.url} links only to what exists`, () => {
    const $ = domOf(page);
    const targets = $('[href], [src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    for (const target of targets.filter((url) => !/^(https?|mailto|tel):/.test(url))) {
      const [path = '', fragment] = target.split('#');
      const found = path === '' ? page : byUrl.get(path);
      expect(found !== undefined || fileUrls.has(path), `${target} exists`).toBe(true);
      if (found && fragment) {
        const ids = domOf(found)(`[id="${fragment}"]`).length;
        expect(ids, `${target} has its anchor`).toBe(1);
      }
    }
  });
}

test('no page is an orphan', () => {
  const linked = new Set(
    pages.flatMap((page) => {
      const $ = domOf(page);
      return $('a[href]')
        .toArray()
        .map((element) => ($(element).attr('href') ?? '').split('#')[0]);
    }),
  );
  const orphans = pages.filter((page) => !isNotFound(page) && !linked.has(page.url));
  expect(orphans.map(({ url }) => url)).toEqual([]);
});
