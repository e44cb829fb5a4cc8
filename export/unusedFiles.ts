import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what no page fetches: Next's scripts and style sheets, the payloads of its client-side
 * navigation, and the class names.
 */
export async function removeUnusedFiles(folder: string, files: readonly string[]) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0)
    throw new Error(
      'Next has written no payloads (index.txt, __next.*.txt). Next may have renamed them: check export/unusedFiles.ts.',
    );
  const ofNext = files.filter((file) => /^_next\/.*\.(?:js|css)$/.test(file));
  // `force`, because moveNotFoundPages has already removed some of the payloads.
  for (const file of [...payloads, ...ofNext, classNamesFile])
    await rm(path.join(folder, file), { force: true });
}

/** Written by app/class-names.json/route.ts. */
export const classNamesFile = 'class-names.json';
