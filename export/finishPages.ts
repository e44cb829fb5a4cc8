import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOutput, writeExportedFile } from './buildOutput';
import { finishPage, type PageContext } from './finishPage';

/**
 * Returns how many pages have islands.
 * @throws one error that lists each problem once, with the first page that has it and the number of
 * others
 */
export async function finishPages(
  output: BuildOutput,
  pages: readonly string[],
  context: PageContext,
) {
  const pagesByProblem = new Map<string, string[]>();
  let withIslands = 0;
  for (const file of pages) {
    const source = path.join(output.folder, file);
    try {
      const { html, flight } = finishPage(await readFile(source, 'utf8'), context);
      await writeFile(source, html);
      if (flight) await writeExportedFile(output, flight.url, flight.text);
      if (flight) withIslands += 1;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), file]);
    }
  }
  const problems = [...pagesByProblem].map(([problem, [first, ...others]]) => {
    const more = ` and ${others.length} more (look in what they share, such as a layout)`;
    return `${first}${others.length > 0 ? more : ''}: ${problem}`;
  });
  if (problems.length > 0) throw new Error(`export/ could not finish ${problems.join('\n')}`);
  return withIslands;
}
