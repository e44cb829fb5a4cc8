import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOutput, writeExportedFile } from './buildOutput';
import { finishPage, type PageContext } from './finishPage';

/**
 * Returns how many pages have islands.
 * @throws with the path of the first page that has a problem
 */
export async function finishPages(
  output: BuildOutput,
  pages: readonly string[],
  context: PageContext,
) {
  let withIslands = 0;
  for (const file of pages) {
    const source = path.join(output.folder, file);
    const { html, flight } = await readFile(source, 'utf8')
      .then((text) => finishPage(text, context))
      .catch(({ message }) => {
        throw new Error(`export/ could not finish ${file}: ${message}`);
      });
    await writeFile(source, html);
    if (flight) await writeExportedFile(output, flight.url, flight.text);
    if (flight) withIslands += 1;
  }
  return withIslands;
}
