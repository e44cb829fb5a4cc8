import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Relative paths of all files below a folder, with forward slashes, also on Windows. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    );
