import { listImports, listOutputs } from './bundleOutputs';
import type { IslandBundle } from './islandBundle';
import { listComponents, nameComponent, nameEntry, type PageIsland } from './islands';

/** The script of one page, which hydrates its islands. */
export interface PageModule {
  text: string;
  /** The names of all files that it imports, directly or not. */
  imports: readonly string[];
}

export function writePageModule(islands: readonly PageIsland[], bundle: IslandBundle): PageModule {
  const outputs = listOutputs(bundle);
  const used = islands.flatMap(({ content }) => content);
  const entry = nameEntry(used);
  const file = outputs.find(({ entryPoint }) => entryPoint === `page:${entry}`)?.name;
  if (!file) throw new Error(`esbuild has written no file for ${entry}.`);
  const components = listComponents(used);
  const propsOf = new Map<string, string>();
  const list = islands.map(({ id, content }) => {
    const items = content.map((component) => {
      const json = JSON.stringify(component.props);
      // Several islands may have the same props, such as those of a context provider.
      const props = propsOf.get(json) ?? `p${propsOf.size}`;
      propsOf.set(json, props);
      return `[c${components.indexOf(nameComponent(component))},${props}]`;
    });
    return `[${JSON.stringify(id)},[${items.join()}]]`;
  });
  const text = [
    `import{hydrateIslands as hydrate,${components.map((_, index) => `c${index}`).join()}}from"./${file}";`,
    ...[...propsOf].map(([json, name]) => `const ${name}=${json};`),
    `hydrate([${list.join()}]);`,
  ].join('');
  return { text, imports: [...listImports(outputs, file)] };
}
