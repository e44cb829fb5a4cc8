import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the path of a program on this machine; undefined if it is not installed.
 * @param {string} name
 * @param {readonly string[]} [more] folders to search besides those of PATH
 */
export function findProgram(name, more = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...more];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
