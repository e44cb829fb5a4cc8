/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  readFontNames,
  readFontAsTrueType,
  setFontNameAndLicense,
} from './setFontNameAndLicense.mjs';

const folder = 'app/_frame/fonts';
const copyright = 0;

describe.each(readdirSync(folder))('the font file %s', (file) => {
  it('each font file has a new name, and the copyright of the original font', async () => {
    const names = readFontNames(await readFontAsTrueType(`${folder}/${file}`));
    for (const [id, name] of names) {
      if (id !== copyright) expect(name).not.toMatch(/source|public sans/i);
    }
    expect(names.get(copyright)).toMatch(/Adobe|Public Sans Project Authors/);
    expect(names.get(13)).toContain('SIL Open Font License');
  });
});

it('setFontNameAndLicense sets a font’s name, and a second call with another name gives the same font as that call alone', async () => {
  const font = await readFontAsTrueType(`${folder}/${readdirSync(folder)[0]}`);
  const renamed = setFontNameAndLicense(font, 'Other Name', 'Free.');
  expect(readFontNames(renamed).get(1)).toBe('Other Name');
  expect(renamed).not.toEqual(setFontNameAndLicense(font, 'Another', 'Free.'));
  expect(setFontNameAndLicense(renamed, 'Another', 'Free.')).toEqual(
    setFontNameAndLicense(font, 'Another', 'Free.'),
  );
});
