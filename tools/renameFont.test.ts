/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readFontNames, readFontAsTrueType, renameFont } from './renameFont.mjs';

const folder = 'app/_frame/fonts';
const nameId = { copyright: 0, family: 1, license: 14 };

describe.each(readdirSync(folder))('the font file %s', (file) => {
  const family = file.replace('.woff2', '');
  const originalName = family.replaceAll('-', ' ');
  const original = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;

  it('a subset has a new name, and the copyright of the original font', async () => {
    const names = readFontNames(await readFontAsTrueType(`${folder}/${file}`));
    const originalNames = readFontNames(await readFontAsTrueType(original));
    const { [nameId.copyright]: copyright, ...others } = Object.fromEntries(names);
    expect(copyright).toBe(originalNames.get(nameId.copyright));
    expect(Object.values(others).join().toLowerCase()).not.toContain(originalName);
    expect(names.get(nameId.license)).toMatch(/OFL|Open Font License/);
  });

  it('content/pages/licenses.md lists each font under its old and its new name', async () => {
    const names = readFontNames(await readFontAsTrueType(`${folder}/${file}`));
    const row = readFileSync('content/pages/licenses.md', 'utf8')
      .split('\n')
      .find((line) => line.toLowerCase().startsWith(`| ${originalName}`));
    expect(row).toContain(`renamed ${names.get(nameId.family)} |`);
  });
});

it('renameFont refuses a name longer than the original one', async () => {
  const font = await readFontAsTrueType(`${folder}/${readdirSync(folder)[0]}`);
  expect(() => renameFont(font, 'A Name Without Room')).toThrow(/is longer than the original name/);
});
