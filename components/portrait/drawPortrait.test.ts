import { describe, expect, test } from '@jest/globals';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';
import { drawPortrait, drawPortraitSprite } from './drawPortrait';
import { getCommissionerRecipe, getPersonRecipe, portraitRecipeKeys } from './portraitRecipes';

const portraits = [
  ...people.map(({ xHandle }) => ({ name: xHandle, recipe: getPersonRecipe(xHandle) })),
  ...commissioners.map(({ id }) => ({ name: id, recipe: getCommissionerRecipe(id) })),
]
  .filter(({ name }) => portraitRecipeKeys.includes(name))
  .map(({ name, recipe }) => ({ name, recipe, svg: drawPortrait(recipe) }));

/** A portrait without the details that its small view hides. */
function smallView(svg: string): string {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const detail of documentElement.querySelectorAll('.d')) detail.remove();
  return documentElement.outerHTML;
}

describe('portraits', () => {
  test('every portrait recipe belongs to a person in the rating game or to a commissioner', () => {
    expect(portraits.map(({ name }) => name).toSorted()).toEqual(portraitRecipeKeys.toSorted());
  });

  test('no two portraits look the same, large or small', () => {
    const drawings = portraits.map(({ svg }) => svg);
    expect(new Set(drawings).size).toBe(portraits.length);
    expect(new Set(drawings.map(smallView)).size).toBe(portraits.length);
  });

  test('no two people in the rating game have the same badge', () => {
    const names = people
      .map(({ xHandle }) => xHandle)
      .filter((name) => portraitRecipeKeys.includes(name));
    const badges = names.map((name) => getPersonRecipe(name).badge);
    expect(badges).not.toContain('none');
    expect(new Set(badges).size).toBe(badges.length);
  });

  test('every commissioner’s portrait has a solid rosette', () => {
    for (const id of [...commissioners.map((commissioner) => commissioner.id), 'unknown']) {
      expect(getCommissionerRecipe(id).pattern).toBe('solid');
    }
  });

  test('a person without a portrait recipe gets a portrait like no other', () => {
    const drawing = drawPortrait(getPersonRecipe('SomebodyNotOnTheDocket'));
    expect(drawing).toContain('<svg');
    expect(portraits.map(({ svg }) => svg)).not.toContain(drawing);
  });

  test('the file of all portraits repeats no id, and has both views of everyone', () => {
    const recipes = people.map(({ id, xHandle }) => ({ id, recipe: getPersonRecipe(xHandle) }));
    const file = new DOMParser().parseFromString(drawPortraitSprite(recipes), 'image/svg+xml');
    const ids = [...file.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { spriteImageUrl, smallImageUrl } of people) {
      expect(file.querySelector(`svg > g${new URL(spriteImageUrl, 'http://x').hash}`)).toBeTruthy();
      expect(file.querySelector(`view${new URL(smallImageUrl, 'http://x').hash}`)).toBeTruthy();
    }
    for (const link of file.querySelectorAll('[href]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  });

  test.each(portraits)('$name is a well-formed SVG file below 3,900 characters', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(documentElement.nodeName).toBe('svg');
    expect(documentElement.querySelector('#small')?.getAttribute('viewBox')).toBe('17 9 66 66');
    expect(svg).not.toMatch(/undefined|NaN|\.\d{3}/);
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg.length).toBeLessThan(3900);
  });
});
