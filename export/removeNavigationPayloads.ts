import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes the .txt files (payloads) that Next's router would fetch on client-side navigation: plain links do not. */
export async function removeNavigationPayloads(folder: string, files: readonly string[]) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0)
    throw new Error(
      'Next has written no payloads (index.txt, __next.*.txt). Next may have renamed them: check export/removeNavigationPayloads.ts.',
    );
  // `force` ignores missing files: moveNotFoundPages has removed payloads of 404 pages with their folders.
  await Promise.all(payloads.map((file) => rm(path.join(folder, file), { force: true })));
}
