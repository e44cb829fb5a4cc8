import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { characters, emoji } from '../../tools/characters.mjs';
import { pages } from '../out';

test('the cut fonts have every character that the pages show', () => {
  const known = new Set(characters + emoji + '\n\t\ufe0f');
  const missing = new Map<string, string>();
  for (const page of pages) {
    const $ = load(page.html);
    $('script').remove();
    for (const character of $('body').text() + $('title').text()) {
      if (!known.has(character)) missing.set(character, page.url);
    }
  }
  expect(Object.fromEntries(missing)).toEqual({});
});
