import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readColor } from './readColor';

test('readColor returns the color of either scheme, and refuses a token that does not exist', () => {
  const pattern = /--paper: light-dark\((#\w+), (#\w+)\)/;
  const [, light, dark] = pattern.exec(readFileSync('app/_frame/globals.css', 'utf8'))!;
  expect([readColor('paper'), readColor('paper', 'dark')]).toEqual([light, dark]);
  expect(readColor('gold', 'dark')).toBe(readColor('gold'));
  expect(() => readColor('papier')).toThrow('no color --papier');
});

test('the icon of the site has the colors of the seal in the light scheme', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect(icon).toContain(`.r{stroke:${readColor('seal-ring')}}.m{fill:${readColor('seal-moth')}}`);
});
