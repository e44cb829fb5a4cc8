import { expect, test } from '@playwright/test';
import { parse } from 'postcss';
import { characters, ofOtherFonts, serifCharacters } from '../../tools/characters.mjs';
import { domOf, type Page, pages, textOf } from '../out';

/** The characters that a font lacks, each with one page that shows it. */
function missingFrom(known: string, textOn: (page: Page) => string) {
  const has = new Set(known + ofOtherFonts + '\n\t\ufe0f');
  const missing = pages.flatMap((page) =>
    [...new Set(textOn(page))]
      .filter((character) => !has.has(character))
      .map((character): [string, string] => [character, page.url]),
  );
  return Object.fromEntries(missing);
}

const serifRules = new Map<string, readonly string[]>();

/** Selectors of the rules that set the serif font, without pseudo-classes and pseudo-elements. */
function serifSelectorsIn(css: string): readonly string[] {
  const known = serifRules.get(css);
  if (known) return known;
  const selectors: string[] = [];
  parse(css).walkDecls(/^font/, ({ value, parent }) => {
    if (value.includes('var(--font-serif)') && parent?.type === 'rule' && 'selector' in parent)
      selectors.push(parent.selector.replaceAll(/::?[\w-]+(?=[\s,>+~.]|$)/g, ''));
  });
  serifRules.set(css, selectors);
  return selectors;
}

/** Text that the style sheet and the style element of a page set in the serif font. */
function serifText(page: Page): string {
  const $ = domOf(page);
  const sheets = $('link[rel=stylesheet]').map((_, link) => textOf($(link).attr('href') ?? ''));
  const selectors = [...sheets.get(), $('style').text()].flatMap(serifSelectorsIn);
  return $(selectors.join(', ')).text();
}

test('the subset of the sans font has every character that the pages show', () => {
  const missing = missingFrom(characters, (page) => {
    const $ = domOf(page);
    const body = $('body').clone();
    body.find('script').remove();
    return body.text() + $('title').text();
  });
  expect(missing).toEqual({});
});

test('the subset of the serif font has every character that the pages set in it', () => {
  expect(missingFrom(serifCharacters, serifText)).toEqual({});
});
