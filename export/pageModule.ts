import path from 'node:path';
import type { IslandBundle } from './islandBundle';
import { nameEntry, type PageIsland } from './islands';

/** The script of one page, which hydrates its islands. */
export interface PageModule {
  text: string;
  /** The names of all files that it imports, directly or not. */
  imports: readonly string[];
}

function listOutputs({ metafile }: IslandBundle) {
  return Object.entries(metafile.outputs).map(([file, output]) => ({
    ...output,
    name: path.basename(file),
    imports: output.imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((imported) => path.basename(imported.path)),
  }));
}

export function writePageModule(islands: readonly PageIsland[], bundle: IslandBundle): PageModule {
  const outputs = listOutputs(bundle);
  const findFile = (entry: string) => {
    const found = outputs.find(({ entryPoint }) => entryPoint?.endsWith(entry));
    if (!found) throw new Error(`esbuild has written no file for ${entry}.`);
    return found.name;
  };
  const components = [...new Set(islands.flatMap(({ content }) => content.map(nameEntry)))];
  const propsOf = new Map<string, string>();
  const list = islands.map(({ id, content }) => {
    const items = content.map((component) => {
      const json = JSON.stringify(component.props);
      // Several islands may have the same props, such as those of a context provider.
      const props = propsOf.get(json) ?? `p${propsOf.size}`;
      propsOf.set(json, props);
      return `[c${components.indexOf(nameEntry(component))},${props}]`;
    });
    return `[${JSON.stringify(id)},[${items.join()}]]`;
  });
  const direct = [findFile('hydrateIslands.ts'), ...components.map(findFile)];
  const imports = new Set(direct);
  for (const name of imports)
    for (const imported of outputs.find((output) => output.name === name)?.imports ?? [])
      imports.add(imported);
  const names = ['hydrateIslands', ...components.map((entry) => entry.replace(/.*#/, ''))];
  const text = [
    ...direct.map(
      (file, index) =>
        `import{${names[index]} as ${index === 0 ? 'hydrate' : `c${index - 1}`}}from"./${file}";`,
    ),
    ...[...propsOf].map(([json, name]) => `const ${name}=${json};`),
    `hydrate([${list.join()}]);`,
  ].join('');
  return { text, imports: [...imports] };
}
