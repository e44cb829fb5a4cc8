import { describe, expect, test } from '@jest/globals';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';
import { drawPortrait } from './portrait';
import { portraitFor, sitters } from './sitters';

const drawings = sitters.map((sitter) => drawPortrait(portraitFor(sitter)));
const small = sitters.map((sitter) => drawPortrait(portraitFor(sitter), { small: true }));

describe('portraits', () => {
  test('are there for everyone, and all different in both sizes', () => {
    const everyone = [
      ...people.map(({ xHandle }) => xHandle),
      ...commissioners.map(({ id }) => id),
    ];
    expect(everyone).toEqual(expect.arrayContaining(sitters));
    expect(new Set(drawings).size).toBe(sitters.length);
    expect(new Set(small).size).toBe(sitters.length);
  });

  test('differ in more than their ground: no two share face, hair and dress', () => {
    const signatures = sitters.map((sitter) => {
      const { head, skin, hair, hairColor, eyes, mouth, eyewear, garment } = portraitFor(sitter);
      return [head, skin, hair, hairColor, eyes, mouth, eyewear, garment].join();
    });
    expect(new Set(signatures).size).toBe(sitters.length);
  });

  test('give each person a prop of their own, and commissioners their office', () => {
    const ofPeople = people.map(({ xHandle }) => xHandle).filter((name) => sitters.includes(name));
    const props = ofPeople.map((name) => portraitFor(name).prop);
    expect(props).not.toContain('none');
    expect(new Set(props).size).toBe(props.length);
    for (const { id } of commissioners) expect(portraitFor(id).weave).toBe('solid');
  });

  test('have a stand-in for whoever has no look yet', () => {
    const drawing = drawPortrait(portraitFor('SomebodyNotOnTheDocket'));
    expect(drawing).toContain('<svg');
    expect(drawings).not.toContain(drawing);
  });

  test.each(sitters.map((sitter, i) => ({ sitter, full: drawings[i], tiny: small[i] })))(
    '$sitter is a well-formed, light SVG file',
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
