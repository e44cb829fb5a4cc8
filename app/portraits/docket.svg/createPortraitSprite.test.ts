import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from '@jest/globals';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';
import { createPortraitSprite } from './createPortraitSprite';

const folder = 'public/portraits';
const portraits = readdirSync(folder).map((file) => ({
  name: file.replace(/\.svg$/, ''),
  svg: readFileSync(`${folder}/${file}`, 'utf8'),
}));
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('every portrait belongs to a person in the rating game or to a commissioner', () => {
  const names = [...people, ...commissioners].map(({ id }) => String(id));
  expect(portraits.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(portraits)(
  '$name is a square picture, with no style, script or picture in it',
  ({ svg }) => {
    const { documentElement } = parse(svg);
    expect(documentElement.getAttribute('viewBox')).toMatch(/^0 0 (\d+) \1$/);
    const ids = [...documentElement.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // A style would apply to every portrait of the file that holds them all.
    expect(documentElement.querySelector('style, script, image, foreignObject')).toBeNull();
    expect(svg.replace(/\s+/g, ' ').length).toBeLessThan(3900);
  },
);

it('a portrait of 120 units is as large in the file of all portraits as one of 100', () => {
  const svg = '<svg viewBox="0 0 120 120" fill="none"><path d="M0 0H120"/></svg>';
  const group = parse(createPortraitSprite([{ id: 20, svg }])).querySelector('#full-20');
  expect(group?.getAttribute('transform')).toMatch(/^scale\(0\.8333/);
  expect(group?.getAttribute('fill')).toBe('none');
});

it('the file of all portraits repeats no id, and has both views of everyone', () => {
  const drawn = people.flatMap(({ id }) =>
    portraits.filter(({ name }) => name === String(id)).map(({ svg }) => ({ id, svg })),
  );
  const file = parse(createPortraitSprite(drawn));
  const ids = [...file.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of drawn) {
    expect(file.querySelector(`svg > g#full-${id}`)).toBeTruthy();
    expect(file.querySelector(`view#small-${id}`)).toBeTruthy();
  }
  for (const link of file.querySelectorAll('[href]'))
    expect(ids).toContain(link.getAttribute('href')?.slice(1));
});
