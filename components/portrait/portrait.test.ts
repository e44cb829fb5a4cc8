import { describe, expect, test } from '@jest/globals';
import { commissioners } from './commissioners';
import { drawPortrait } from './portrait';
import { portraitOf } from './recipe';
import { portraitFor, sitters } from './sitters';

const drawings = sitters.map((seed) => drawPortrait(portraitFor(seed)));
const small = sitters.map((seed) => drawPortrait(portraitFor(seed), { small: true }));

describe('portraits', () => {
  test('are all different, in both sizes', () => {
    expect(new Set(drawings).size).toBe(sitters.length);
    expect(new Set(small).size).toBe(sitters.length);
  });

  test('differ in more than the seed: no two share face, hair and dress', () => {
    const signatures = sitters.map((seed) => {
      const { head, skin, hair, hairColor, eyes, mouth, eyewear, garment } = portraitFor(seed);
      return [head, skin, hair, hairColor, eyes, mouth, eyewear, garment].join();
    });
    expect(new Set(signatures).size).toBe(sitters.length);
  });

  test('give each person a prop of their own, and commissioners their office', () => {
    const recipes = sitters.map(portraitFor);
    const props = recipes.filter((recipe) => !recipe.office).map((recipe) => recipe.prop);
    expect(props).not.toContain('none');
    expect(new Set(props).size).toBe(props.length);
    expect(recipes.filter((recipe) => recipe.office)).toHaveLength(
      Object.keys(commissioners).length,
    );
  });

  test('come out the same every time', () => {
    expect(sitters.map((seed) => drawPortrait(portraitFor(seed)))).toEqual(drawings);
    expect(portraitOf('SomebodyNotOnTheDocket')).toEqual(portraitOf('SomebodyNotOnTheDocket'));
    expect(portraitOf('SomebodyNotOnTheDocket')).not.toEqual(portraitOf('SomebodyElse'));
  });

  test('an override changes its own slot only', () => {
    const { tilt, ...drawn } = portraitOf('seed');
    const { tilt: leaning, ...rest } = portraitOf('seed', { tilt: tilt + 1 });
    expect(leaning).toBe(tilt + 1);
    expect(rest).toEqual(drawn);
  });

  test.each(sitters.map((seed, i) => ({ seed, full: drawings[i], tiny: small[i] })))(
    '$seed is a well-formed, light SVG file',
    ({ full = '', tiny = '' }) => {
      for (const svg of [full, tiny]) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
        const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
        expect(documentElement.nodeName).toBe('svg');
        expect(svg).not.toMatch(/undefined|NaN|\.\d{3}/);
        const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]);
        expect(new Set(ids).size).toBe(ids.length);
      }
      expect(full.length).toBeLessThan(3700);
      expect(tiny.length).toBeLessThan(2700);
    },
  );
});
