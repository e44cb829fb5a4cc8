import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { parse } from 'postcss';
import { characters, ofOtherFonts, serifCharacters } from '../../tools/characters.mjs';
import { domOf, type Page, pages, textOf } from '../out';

/** Of a text for each page, the characters that a font lacks, each with a page that shows it. */
function missingFrom(known: string, textOn: (page: Page) => string) {
  const has = new Set(known + ofOtherFonts + '\n\t\ufe0f');
  const missing = pages.flatMap((page) =>
    [...textOn(page)]
      .filter((character) => !has.has(character))
      .map((character): [string, string] => [character, page.url]),
  );
  return Object.fromEntries(missing);
}

/** What the style of a page sets in the serif, as selectors without the states an element is in. */
function serifSelectors(page: Page) {
  const $ = domOf(page);
  const sheets = $('link[rel=stylesheet]').map((_, link) => textOf($(link).attr('href') ?? ''));
  const selectors: string[] = [];
  parse([...sheets.get(), $('style').text()].join('\n')).walkDecls(/^font/, ({ value, parent }) => {
    if (value.includes('var(--font-serif)') && parent?.type === 'rule' && 'selector' in parent)
      selectors.push(parent.selector.replaceAll(/::?[\w-]+(?=[\s,>+~.]|$)/g, ''));
  });
  return selectors;
}

test('the cut sans has every character that the pages show', () => {
  const missing = missingFrom(characters, ({ html }) => {
    const $ = load(html);
    $('script').remove();
    return $('body').text() + $('title').text();
  });
  expect(missing).toEqual({});
});

test('the cut serif has every character of the headings', () => {
  const missing = missingFrom(serifCharacters, (page) =>
    domOf(page)(serifSelectors(page).join(', ')).text(),
  );
  expect(missing).toEqual({});
});
