/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { prospectusPage, riskFactors } from './prospectus';

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
};

describe('the prospectus', () => {
  it('the prospectus has twenty different risk factors', () => {
    expect(riskFactors).toHaveLength(20);
    expect(new Set(riskFactors).size).toBe(20);
  });

  it('the prospectus has 750 to 900 words', () => {
    const { description, previewParagraphs, crumb, advice, ...shown } = prospectusPage;
    const words = [...listStrings(shown), ...riskFactors].join(' ').split(/\s+/).length;
    expect([description, previewParagraphs, crumb, advice]).not.toContain(undefined);
    expect(words).toBeGreaterThanOrEqual(750);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('the prospectus plays the tip down as “just $2” only in quotations', () => {
    const own = listStrings(prospectusPage).filter((text) => !/[“”]/.test(text));
    expect(own.join(' ')).not.toMatch(/\b(?:just|only) \$2/);
  });
});
