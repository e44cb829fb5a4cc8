import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'acorn';
import { domOf, fileUrls, out, pages } from '../out';

/** What Chrome 94, Firefox 93 and Safari 16.4 were the first to know whole. */
const ecmaVersion = 2022;

const parsed = (script: string) => () => parse(script, { ecmaVersion });

test.each([...fileUrls].filter((url) => url.endsWith('.js')))(
  '%s is in a language that older browsers know',
  (url) => {
    expect(parsed(readFileSync(path.join(out, url), 'utf8'))).not.toThrow();
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
