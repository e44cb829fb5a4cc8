/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { prospectusPage, riskFactors } from './prospectus';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
};

describe('the prospectus', () => {
  it('has twenty risk factors, each different', () => {
    expect(riskFactors).toHaveLength(20);
    expect(new Set(riskFactors).size).toBe(20);
  });

  it('is about 900 words long', () => {
    const { description, card, kind, path, crumb, plain, ...shown } = prospectusPage;
    const words = [...stringsIn(shown), ...riskFactors].join(' ').split(/\s+/).length;
    expect([description, card, kind, path, crumb, plain]).not.toContain(undefined);
    expect(words).toBeGreaterThanOrEqual(850);
    expect(words).toBeLessThanOrEqual(1000);
  });

  it('says nowhere that the $2.00 is just or only that', () => {
    const own = stringsIn(prospectusPage).filter((text) => !/[“”]/.test(text));
    expect(own.join(' ')).not.toMatch(/\b(?:just|only) \$2/);
  });
});
