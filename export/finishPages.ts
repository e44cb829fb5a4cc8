import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOutput, writeExportedFile } from './buildOutput';
import { finishPage, type PageContext } from './finishPage';

/**
 * Calls `read` with the HTML of each page.
 * @throws with the path of the first page that has a problem
 */
export function readPageFiles<Result>(
  folder: string,
  pages: readonly string[],
  read: (html: string) => Result,
): Result[] {
  return pages.map((file) => {
    try {
      return read(readFileSync(path.join(folder, file), 'utf8'));
    } catch (error) {
      throw new Error(
        `export/ could not finish ${file}: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
}

/** Returns how many pages have islands. */
export async function finishPages(
  output: BuildOutput,
  pages: readonly string[],
  context: PageContext,
) {
  let withIslands = 0;
  for (const file of pages) {
    const [page] = readPageFiles(output.folder, [file], (html) => finishPage(html, context));
    if (!page) continue;
    await writeFile(path.join(output.folder, file), page.html);
    if (page.module) await writeExportedFile(output, page.module.url, page.module.text);
    if (page.module) withIslands += 1;
  }
  return withIslands;
}
