/**
 * Renames fonts: their licenses forbid the original names for subsets, and no package that makes
 * subsets of variable fonts can rename them.
 */
import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

/** Entries of the OpenType table "name". */
const nameIds = { family: 1, unique: 3, full: 4, version: 5, postScript: 6 };

/** @param {string} file a WOFF, WOFF2, TrueType or OpenType font */
export async function readFontAsTrueType(file) {
  return convert(await readFile(file), 'truetype');
}

/** The records of the table "name": id, byte offset of the length field, and text. */
function findNames(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const name = tables.find((record) => font.toString('latin1', record, record + 4) === 'name');
  const table = font.readUInt32BE(name + 8);
  const texts = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, i) => {
    const record = table + 6 + i * 12;
    const start = texts + font.readUInt16BE(record + 10);
    return {
      id: font.readUInt16BE(record + 6),
      lengthAt: record + 8,
      text: font.subarray(start, start + font.readUInt16BE(record + 8)),
    };
  });
}

/**
 * Reads the OpenType table "name".
 * @returns {Map<number, string>} the texts by id
 */
export const readFontNames = (font) =>
  new Map(
    findNames(font).map(({ id, text }) => [id, Buffer.from(text).swap16().toString('utf16le')]),
  );

/**
 * Writes the new name over the old one. This makes the font's checksums wrong, but WOFF2 has none.
 * @param {Buffer} font an uncompressed TrueType or OpenType font
 * @param {string} family the new name, no longer than the original one
 */
export function renameFont(font, family) {
  const renamed = Buffer.from(font);
  const postScript = family.replaceAll(' ', '');
  const names = new Map([
    [nameIds.family, family],
    [nameIds.unique, postScript],
    [nameIds.full, family],
    [nameIds.version, ''],
    [nameIds.postScript, postScript],
  ]);
  for (const { id, lengthAt, text } of findNames(renamed)) {
    const name = names.get(id);
    if (name === undefined) continue;
    const encoded = Buffer.from(name, 'utf16le').swap16();
    if (encoded.length > text.length)
      throw new Error(
        `The font name "${name}" is longer than the original name, whose bytes it replaces. Choose a shorter one in tools/fonts.mjs.`,
      );
    text.fill(0);
    encoded.copy(text);
    renamed.writeUInt16BE(encoded.length, lengthAt);
  }
  return renamed;
}
