import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Undefined if the program is not installed.
 * @param {string} name
 * @param {readonly string[]} [more] folders to search besides those of PATH
 */
export function findProgram(name, more = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...more];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
