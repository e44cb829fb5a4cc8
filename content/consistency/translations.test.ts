/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { defaultLanguage, languages } from '../languages';
import { plainTexts, getPlainText } from './contentTexts.test.helper';

const numerals = (text: string) =>
  (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).filter((numeral) => numeral !== '101').sort();

const original = plainTexts.filter(({ file }) =>
  file.startsWith(`course/${defaultLanguage}/module-`),
);
const translations = languages
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    original.map(({ file, text }) => ({
      file: file.replace(`course/${defaultLanguage}/`, `course/${language}/`),
      text,
    })),
  );

it.each(translations)('$file has the same numbers as the English lesson', ({ file, text }) => {
  expect(numerals(getPlainText(file))).toEqual(numerals(text));
});

describe.each(plainTexts.filter(({ file }) => file.startsWith('course/es/')))(
  '$file',
  ({ text }) => {
    const count = (mark: string) => text.split(mark).length;
    const [, , body = ''] = text.split(/^---$/m);

    it('each question in a Spanish lesson begins with “¿”', () => {
      expect(count('¿')).toBe(count('?'));
    });

    it('periods and commas follow the closing quotation mark in a Spanish lesson', () => {
      // The period of the abbreviation "(s.)" is not the end of a sentence.
      expect(body.replace('(s.)', '').match(/.{0,30}[^.\d][.,][")]/g)).toBeNull();
    });
  },
);
