import { describe, expect, it } from '@jest/globals';
import { hydrates, parseManifest } from './clientModules';

const modules = new Map([
  ['1', '[project]/node_modules/next/dist/client/components/layout-router.js'],
  ['2', '[project]/components/rating/RatingCard.client.tsx'],
]);

describe('hydrates', () => {
  it('is false where only modules of Next are named', () => {
    expect(hydrates(['1'], modules)).toBe(false);
  });

  it('is true where one of ours is named', () => {
    expect(hydrates(['1', '2'], modules)).toBe(true);
  });

  it('is true in doubt', () => {
    expect(hydrates(['1', '404'], modules)).toBe(true);
  });
});

describe('parseManifest', () => {
  it('reads ids and files', () => {
    const source =
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
      'globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{"a.tsx":{"id":7,"chunks":[]}}}\n';
    expect(parseManifest(source)).toEqual([['7', 'a.tsx']]);
  });

  it('refuses an unknown form', () => {
    expect(() => parseManifest('{}')).toThrow(/unknown form/);
  });
});
