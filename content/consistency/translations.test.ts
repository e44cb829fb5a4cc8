/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { defaultLanguage, type Language, languages } from '../languages';
import { straightQuotedTexts, readContentText } from './contentTexts.test.helper';

/** Form numbers such as "W-8-4-U", which a translation may replace. */
const formNumber = /\b[A-Z]+(?:-[A-Z\d]+)+\b/g;

const numerals = (text: string) =>
  (text.replaceAll(formNumber, '').match(/\d+(?:[.,:]\d+)*/g) ?? [])
    .filter((numeral) => numeral !== '101')
    .sort();

const original = straightQuotedTexts.filter(({ file }) =>
  file.startsWith(`course/${defaultLanguage}/module-`),
);
const translations = languages
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    original.map(({ file, text }) => ({
      file: file.replace(`course/${defaultLanguage}/`, `course/${language}/`),
      text,
    })),
  )
  // A language may lack modules.
  .filter(({ file }) => readContentText(file));

it('content/course/ has a folder for each language, and no other', () => {
  const folders = readdirSync('content/course', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

// A loop: `it.each` fails for an empty list, and a site in one language has no translations.
for (const { file, text } of translations) {
  it(`${file} has the same numbers as the English lesson`, () => {
    expect(numerals(readContentText(file))).toEqual(numerals(text));
  });
}

const spanish: Language = 'es';

for (const { file, text } of straightQuotedTexts.filter((each) =>
  each.file.startsWith(`course/${spanish}/`),
)) {
  it(`${file} opens each question with “¿”`, () => {
    expect(text.split('¿')).toHaveLength(text.split('?').length);
  });

  it(`${file} has no period or comma before a closing quotation mark or parenthesis`, () => {
    const [, , body = ''] = text.split(/^---$/m);
    // The period of "(s.)" does not end a sentence.
    expect(body.replace('(s.)', '').match(/.{0,30}[^.\d][.,][")]/g)).toBeNull();
  });
}
