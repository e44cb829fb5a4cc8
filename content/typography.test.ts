/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { curlQuotesDeep, curlQuotes } from './typography';

describe('curlQuotes', () => {
  it('opens and closes quotations, also directly inside brackets', () => {
    expect(curlQuotes('Calls it "an investment", or ("fond").')).toBe(
      'Calls it “an investment”, or (“fond”).',
    );
  });

  it('tells apostrophes from quotation marks', () => {
    expect(curlQuotes("The Commission's own, and the simps' too")).toBe(
      'The Commission’s own, and the simps’ too',
    );
  });

  it('leaves dashes, dots and curly quotation marks as they are', () => {
    const plain = 'One -- two ... three — “four”';
    expect(curlQuotes(plain)).toBe(plain);
  });
});

describe('curlQuotesDeep', () => {
  it('changes every string in objects and arrays, and nothing else', () => {
    expect(curlQuotesDeep({ title: "Don't", list: ['"a"'], id: 3, none: undefined })).toEqual({
      title: 'Don’t',
      list: ['“a”'],
      id: 3,
      none: undefined,
    });
  });
});
