import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'postcss';
import { sansSubsetText, systemFontText, serifSubsetText } from '../../tools/characters.mjs';
import { letterWidthsFile, measureLetters } from '../../tools/measureLetters.mjs';
import { readFontAsTrueType } from '../../tools/renameFont.mjs';
import {
  parseWithCheerio,
  type ExportedPage,
  exportedPages,
  readExportedFile,
  readElementText,
} from '../exportedSite';

/** Characters that a font lacks, each with a page that shows it. */
function missingFrom(known: string, textOn: (page: ExportedPage) => string) {
  const has = new Set(known + systemFontText + '\n\t\ufe0f');
  const missing = exportedPages.flatMap((page) =>
    [...new Set(textOn(page))]
      .filter((character) => !has.has(character))
      .map((character): [string, string] => [character, page.url]),
  );
  return Object.fromEntries(missing);
}

const serifRules = new Map<string, readonly string[]>();

/** Selectors of rules that set the serif font, without pseudo-classes and pseudo-elements. */
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

function serifText(page: ExportedPage): string {
  const $ = parseWithCheerio(page);
  const sheets = $('link[rel=stylesheet]').map((_, link) =>
    readExportedFile($(link).attr('href') ?? ''),
  );
  const selectors = [...sheets.get(), $('style').text()].flatMap(serifSelectorsIn);
  return $(selectors.join(', ')).text();
}

test('the sans-serif font has all characters of the pages', () => {
  const missing = missingFrom(
    sansSubsetText,
    (page) => readElementText(page, 'body') + readElementText(page, 'title'),
  );
  expect(missing).toEqual({});
});

test('the serif font has all characters that pages set in it', () => {
  expect(missingFrom(serifSubsetText, serifText)).toEqual({});
});

test('the widths by which charts lay out text are those of the font file', async () => {
  const font = await readFontAsTrueType('app/_frame/fonts/public-sans.woff2');
  const widths: unknown = JSON.parse(readFileSync(letterWidthsFile, 'utf8'));
  expect(widths).toEqual(measureLetters(font, sansSubsetText));
});
