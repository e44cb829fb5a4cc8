/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { namesOf, openFont, renameFont } from './renameFont.mjs';

const folder = 'app/_frame/fonts';
const copyright = 0;

describe.each(readdirSync(folder))('the cut font %s', (file) => {
  it('has names of our own, and the copyright of its makers', async () => {
    const names = namesOf(await openFont(`${folder}/${file}`));
    for (const [id, name] of names) {
      if (id !== copyright) expect(name).not.toMatch(/source|public sans/i);
    }
    expect(names.get(copyright)).toMatch(/Adobe|Public Sans Project Authors/);
    expect(names.get(13)).toContain('SIL Open Font License');
  });
});

it('changes nothing in a font but its names', async () => {
  const font = await openFont(`${folder}/${readdirSync(folder)[0]}`);
  const renamed = renameFont(font, 'Other Name', 'Free.');
  expect(namesOf(renamed).get(1)).toBe('Other Name');
  expect(renamed).not.toEqual(renameFont(font, 'Another', 'Free.'));
  expect(renameFont(renamed, 'Another', 'Free.')).toEqual(renameFont(font, 'Another', 'Free.'));
});
