import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes the payloads of client-side navigation: plain links never ask for them. */
export async function removePayloads(folder: string, files: readonly string[]) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0)
    throw new Error(
      'Next has written no payloads (index.txt, __next.*.txt): has it changed their names?',
    );
  // Those of the 404 pages were removed with their folders.
  await Promise.all(payloads.map((file) => rm(path.join(folder, file), { force: true })));
}
