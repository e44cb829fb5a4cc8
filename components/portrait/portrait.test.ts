import { describe, expect, test } from '@jest/globals';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';
import { drawPortrait, drawPortraits } from './portrait';
import { portraitFor, sitters } from './sitters';

const drawings = sitters.map((sitter) => drawPortrait(portraitFor(sitter)));
/** What is drawn of each where the fragment asks for the small view. */
const small = drawings.map((svg) => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const detail of documentElement.querySelectorAll('.d')) detail.remove();
  return documentElement.outerHTML;
});

describe('portraits', () => {
  test('are there for everyone, and all different in both views', () => {
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

  test('share one file in which no id stands twice, and each has both views', () => {
    const recipes = people.map(({ xHandle }) => portraitFor(xHandle));
    const file = new DOMParser().parseFromString(drawPortraits(recipes), 'image/svg+xml');
    const ids = [...file.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { docketImageUrl, smallImageUrl } of people) {
      expect(file.querySelector(`svg > g${new URL(docketImageUrl, 'http://x').hash}`)).toBeTruthy();
      expect(file.querySelector(`view${new URL(smallImageUrl, 'http://x').hash}`)).toBeTruthy();
    }
    for (const link of file.querySelectorAll('[href]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  });

  test.each(sitters.map((sitter, i) => ({ sitter, svg: drawings[i]! })))(
    '$sitter is a well-formed, light SVG file of two views',
    ({ svg }) => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
      const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(documentElement.nodeName).toBe('svg');
      expect(documentElement.querySelector('#small')?.getAttribute('viewBox')).toBe('17 9 66 66');
      expect(svg).not.toMatch(/undefined|NaN|\.\d{3}/);
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg.length).toBeLessThan(3900);
    },
  );
});
