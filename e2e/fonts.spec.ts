import { characters, emoji } from '../tools/characters.mjs';
import { domOf, pages } from './out';
import { expect, test } from './test';

test('the cut fonts have every character that the pages show', () => {
  const known = new Set(characters + emoji + '\n\t\ufe0f');
  const missing = new Map<string, string>();
  for (const page of pages) {
    const $ = domOf(page);
    $('script').remove();
    for (const character of $('body').text() + $('title').text()) {
      if (!known.has(character)) missing.set(character, page.url);
    }
  }
  expect(Object.fromEntries(missing)).toEqual({});
});
