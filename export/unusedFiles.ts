import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what no page fetches: payloads of client-side navigation (.txt), and style sheets that no
 * script names.
 */
export async function removeUnusedFiles(folder: string, files: readonly string[], scripts: string) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0)
    throw new Error(
      'Next has written no payloads (index.txt, __next.*.txt). Next may have renamed them: check export/unusedFiles.ts.',
    );
  const sheets = files.filter(
    (file) =>
      /\/chunks\/[^/]+\.css(?:\.map)?$/.test(file) &&
      !scripts.includes(path.basename(file, '.map')),
  );
  // `force`, because moveNotFoundPages has already removed some of the payloads.
  for (const file of [...payloads, ...sheets]) await rm(path.join(folder, file), { force: true });
}
