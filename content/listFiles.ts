import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A relative path with forward slashes, as imports and addresses are written on every system. */
export const toForwardSlashes = (file: string, { sep }: { sep: string } = path) =>
  file.replaceAll(sep, '/');

/** All files below a folder, by their paths from there, with forward slashes on every system. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      toForwardSlashes(path.relative(folder, path.join(parentPath, name))),
    );
