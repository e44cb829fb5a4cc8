import path from 'node:path';
import type { IslandBundle } from './islandBundle';

export const listOutputs = ({ metafile }: IslandBundle) =>
  Object.entries(metafile.outputs).map(([file, { entryPoint, inputs, imports }]) => ({
    entryPoint,
    name: path.basename(file),
    modules: Object.keys(inputs).filter((module) => inputs[module]?.bytesInOutput),
    imports: imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((imported) => path.basename(imported.path)),
  }));

/** The names of a file and of all that it imports, directly or not. */
export function listImports(
  outputs: ReturnType<typeof listOutputs>,
  file: string,
): ReadonlySet<string> {
  const found = new Set([file]);
  for (const name of found)
    for (const imported of outputs.find((output) => output.name === name)?.imports ?? [])
      found.add(imported);
  return found;
}

/** The project's own modules that at least half of the entry points include. */
export function findCommonModules(bundle: IslandBundle): string[] {
  const outputs = listOutputs(bundle);
  const entries = outputs
    .filter(({ entryPoint }) => entryPoint?.startsWith('page:'))
    .map(({ name }) => {
      const files = listImports(outputs, name);
      return outputs.filter((output) => files.has(output.name)).flatMap(({ modules }) => modules);
    });
  return [...new Set(entries.flat())].filter(
    (module) =>
      !/^\w+:|node_modules/.test(module) &&
      entries.filter((modules) => modules.includes(module)).length >= entries.length / 2,
  );
}
