import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A path with forward slashes, as in imports and URLs, also on Windows. */
export const toForwardSlashes = (file: string, { sep }: { sep: string } = path) =>
  file.replaceAll(sep, '/');

/** Relative paths of all files below a folder, with forward slashes. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      toForwardSlashes(path.relative(folder, path.join(parentPath, name))),
    );
