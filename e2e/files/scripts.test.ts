import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import {
  parseWithCheerio,
  exportedFilePaths,
  exportedPages,
  readExportedFile,
} from '../exportedSite';

/** The newest ECMAScript that the oldest browsers of `browserslist` support in full. */
const ecmaVersion = 2022;

const parsed =
  (script: string, sourceType: 'module' | 'script' = 'script') =>
  () =>
    parse(script, { ecmaVersion, sourceType });

/** Methods and classes that Chrome 109, Safari 16.4 or Firefox 115 lack. */
const unsupportedApi =
  /\.(toReversed|toSorted|toSpliced|groupBy|withResolvers|fromAsync|checkVisibility|showPopover|hidePopover|togglePopover|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|getOrInsert|moveBefore|Segmenter|DurationFormat|requestIdleCallback)\b/g;

for (const url of [...exportedFilePaths].filter((file) => file.endsWith('.js'))) {
  test(`${url} has no syntax or method newer than ES2022`, () => {
    const script = readExportedFile(url);
    expect(parsed(script, 'module')).not.toThrow();
    expect(script.match(unsupportedApi) ?? []).toEqual([]);
  });
}

test('inline scripts use the syntax of the oldest supported browsers', () => {
  const scripts = new Set(
    exportedPages.flatMap((page) => {
      const $ = parseWithCheerio(page);
      const inline = $('script:not([type])').toArray();
      return inline.map((script) => $(script).text());
    }),
  );
  for (const script of scripts) expect(parsed(script)).not.toThrow();
});
