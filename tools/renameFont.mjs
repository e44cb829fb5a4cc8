/**
 * A font's license forbids its original name for a subset, and no package that makes subsets of
 * variable fonts can rename them.
 */

import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

const windows = { platform: 3, encoding: 1, language: 0x409 };

/** Entries of the OpenType table "name". */
const nameIds = {
  family: 1,
  unique: 3,
  full: 4,
  version: 5,
  postScript: 6,
  license: 13,
  licenseUrl: 14,
};

function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const record = 12 + i * 16;
    const offset = font.readUInt32BE(record + 8);
    return {
      tag: font.toString('latin1', record, record + 4),
      data: Buffer.from(font.subarray(offset, offset + font.readUInt32BE(record + 12))),
    };
  });
}

/**
 * Converts a font to TrueType.
 * @param {string} file a WOFF, WOFF2, TrueType or OpenType font
 */
export async function readFontAsTrueType(file) {
  return convert(await readFile(file), 'truetype');
}

/**
 * Reads the OpenType table "name".
 * @returns {Map<number, string>} its texts by their ids
 */
export function readFontNames(font) {
  const table = tablesOf(font).find(({ tag }) => tag === 'name').data;
  const texts = table.readUInt16BE(4);
  const names = new Map();
  for (let i = 0; i < table.readUInt16BE(2); i++) {
    const record = 6 + i * 12;
    if (table.readUInt16BE(record) !== windows.platform) continue;
    const start = texts + table.readUInt16BE(record + 10);
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
    names.set(table.readUInt16BE(record + 6), text.swap16().toString('utf16le'));
  }
  return names;
}

function nameTable(names) {
  const entries = [...names].sort(([a], [b]) => a - b);
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  entries.forEach(([id], i) => {
    const { platform, encoding, language } = windows;
    const fields = [platform, encoding, language, id, texts[i].length, offset];
    fields.forEach((field, k) => head.writeUInt16BE(field, 6 + i * 12 + k * 2));
    offset += texts[i].length;
  });
  return Buffer.concat([head, ...texts]);
}

const padded = (data) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

function checksum(data) {
  const words = padded(data);
  let sum = 0;
  for (let i = 0; i < words.length; i += 4) sum = (sum + words.readUInt32BE(i)) >>> 0;
  return sum;
}

function assemble(version, tables) {
  const directory = Buffer.alloc(12 + tables.length * 16);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(tables.length * 16 - 2 ** power * 16, 10);
  let offset = directory.length;
  let head = 0;
  tables.forEach(({ tag, data }, i) => {
    const record = 12 + i * 16;
    if (tag === 'head') {
      data.writeUInt32BE(0, 8);
      head = offset;
    }
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksum(data), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(data.length, record + 12);
    offset += padded(data).length;
  });
  const font = Buffer.concat([directory, ...tables.map(({ data }) => padded(data))]);
  // OpenType defines checksumAdjustment as this constant minus the file's checksum.
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8);
  return font;
}

/**
 * @param {Buffer} font an uncompressed TrueType or OpenType font
 * @param {string} family its new name
 * @param {string} license a sentence that names the license, which has to be inside the font
 */
export function renameFont(font, family, license) {
  const names = readFontNames(font);
  const postScript = family.replaceAll(' ', '');
  names.set(nameIds.family, family);
  names.set(nameIds.unique, postScript);
  names.delete(nameIds.version);
  names.set(nameIds.full, family);
  names.set(nameIds.postScript, postScript);
  names.set(nameIds.license, license);
  names.set(nameIds.licenseUrl, 'https://openfontlicense.org');
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { ...table, data: nameTable(names) } : table,
  );
  return assemble(font.readUInt32BE(0), tables);
}
