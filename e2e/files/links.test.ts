import { expect, test } from '@playwright/test';
import { site } from '../../content/site';
import {
  removeBasePath,
  parseWithCheerio,
  exportedFilePaths,
  isNotFoundPage,
  type ExportedPage,
  findExportedPage,
  exportedPages,
} from '../exportedSite';

function attributes(page: ExportedPage, selector: string, ...names: string[]): string[] {
  const $ = parseWithCheerio(page);
  return $(selector)
    .toArray()
    .map((element) => names.map((name) => $(element).attr(name)).find(Boolean) ?? '');
}

const isOutside = (target: string) => /^(https?|mailto|sms|tel):/.test(target);

/** Whether there is a page or file at the address and, if it has a fragment, an element for it. */
function exists(target: string, from: ExportedPage): boolean {
  const [address = '', fragment] = target.split('#');
  if (address && !address.startsWith(`${site.basePath}/`)) return false;
  const url = address ? removeBasePath(address) : from.url;
  const page = exportedPages.find((candidate) => candidate.url === url);
  if (!page) return exportedFilePaths.has(url);
  return !fragment || parseWithCheerio(page)(`[id="${fragment}"]`).length === 1;
}

for (const page of exportedPages) {
  test(`everything that ${page.url} links to or loads exists`, () => {
    const targets = attributes(page, '[href], [src]', 'href', 'src');
    const inside = targets.filter((target) => !isOutside(target));
    expect(inside.filter((target) => !exists(target, page))).toEqual([]);
  });
}

test('every page can be reached from the home page', () => {
  const reached = new Set<string>();
  const waiting = ['/'];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (reached.has(url)) continue;
    reached.add(url);
    const targets = attributes(findExportedPage(url), 'a[href]', 'href').map(
      (target) => target.split('#')[0],
    );
    const addresses = new Set(targets.map((target = '') => removeBasePath(target)));
    waiting.push(
      ...exportedPages.filter((page) => addresses.has(page.url)).map((page) => page.url),
    );
  }
  const orphans = exportedPages.filter((page) => !isNotFoundPage(page) && !reached.has(page.url));
  expect(orphans.map(({ url }) => url)).toEqual([]);
});
