/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { curlQuotesDeep, curlQuotes } from './typography';

describe('curlQuotes', () => {
  it('curls double quotation marks, also inside parentheses', () => {
    expect(curlQuotes('Calls it "an investment", or ("fond").')).toBe(
      'Calls it “an investment”, or (“fond”).',
    );
  });

  it('makes apostrophes, also at the end of a word', () => {
    expect(curlQuotes("The Commission's own, and the simps' too")).toBe(
      'The Commission’s own, and the simps’ too',
    );
  });

  it('leaves hyphens, dots, dashes and curly quotation marks unchanged', () => {
    const plain = 'One -- two ... three — “four”';
    expect(curlQuotes(plain)).toBe(plain);
  });
});

describe('curlQuotesDeep', () => {
  it('curlQuotesDeep changes every string in nested data, and nothing else', () => {
    expect(curlQuotesDeep({ title: "Don't", list: ['"a"'], id: 3, none: undefined })).toEqual({
      title: 'Don’t',
      list: ['“a”'],
      id: 3,
      none: undefined,
    });
  });
});
