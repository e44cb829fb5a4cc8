import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes the payloads of client-side navigation, which plain links never fetch. */
export async function removeNavigationPayloads(folder: string, files: readonly string[]) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0)
    throw new Error(
      'Next has written no payloads (index.txt, __next.*.txt). Next may have renamed them: check export/removeNavigationPayloads.ts.',
    );
  // `force`: the payloads of the 404 pages were removed earlier, with their folders.
  await Promise.all(payloads.map((file) => rm(path.join(folder, file), { force: true })));
}
