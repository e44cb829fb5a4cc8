import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'acorn';
import { domOf, fileUrls, out, pages } from '../out';

/** What Chrome 94, Firefox 93 and Safari 16.4 were the first to know whole. */
const ecmaVersion = 2022;

const parsed = (script: string) => () => parse(script, { ecmaVersion });

/** What Chrome 109, Safari 16.4 or Firefox 115 lack: younger than the language they speak. */
const unknown =
  /\.(toReversed|toSorted|toSpliced|groupBy|withResolvers|fromAsync|checkVisibility|showPopover|hidePopover|togglePopover|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|getOrInsert|moveBefore|Segmenter|DurationFormat|requestIdleCallback)\b/g;

const scripts = [...fileUrls].filter((url) => url.endsWith('.js'));
const read = (url: string) => readFileSync(path.join(out, url), 'utf8');

/** Next's file for browsers without modules brings what they lack. */
const brings = (script: string) => script.includes('__core-js_shared__');

test.each(scripts)('%s is in a language that older browsers know', (url) => {
  expect(parsed(read(url))).not.toThrow();
});

test.each(scripts.filter((url) => !brings(read(url))))(
  '%s calls nothing that older browsers lack',
  (url) => {
    expect(read(url).match(unknown) ?? []).toEqual([]);
  },
);

test('so are the scripts that stand in pages', () => {
  for (const page of pages) {
    const $ = domOf(page);
    for (const script of $('script:not([type])').toArray()) {
      expect(parsed($(script).text())).not.toThrow();
    }
  }
});
