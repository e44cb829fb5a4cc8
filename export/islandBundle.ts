import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, formatMessages, type Metafile, type Plugin } from 'esbuild';
import { entrySeparator, type IslandComponent, nameEntry } from './islands';

/** What bundleIslands needs to know of the build. */
export interface BundleInput {
  projectDir: string;
  /** The supported browsers in esbuild's notation. */
  browsers: string[];
  /** Of next.config.ts: what browsers can read of process.env. */
  env: Readonly<Record<string, string | undefined>>;
  /** The class names of each CSS Module, by its file. */
  classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface IslandBundle {
  /** Texts by file name. */
  scripts: ReadonlyMap<string, string>;
  metafile: Metafile;
}

const besides = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * An entry point exports hydrateIslands() and, as c0, c1 and so on, the components of a page.
 * esbuild writes a file for each set of entry points that share a module. So that the common modules
 * become one file, each entry point and each dynamically imported module imports all of them.
 */
function resolveEntries({ projectDir }: BundleInput, common: readonly string[]): Plugin {
  const asModule = (lines: readonly string[]) => ({
    contents: lines.join('\n'),
    resolveDir: projectDir,
  });
  const hydrateFile = besides('./hydrateIslands.ts');
  const importCommon = [hydrateFile, ...common].map(
    (file) => `import ${JSON.stringify(path.resolve(projectDir, file))};`,
  );
  return {
    name: 'entries',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /#\w+$/ }, ({ path: entry }) => ({ path: entry, namespace: 'page' }));
      onResolve({ filter: /./ }, async ({ kind, path: file, pluginData, ...from }) => {
        if (kind !== 'dynamic-import' || pluginData === 'later') return undefined;
        const found = await resolve(file, { ...from, kind, pluginData: 'later' });
        return found.errors.length > 0 ? found : { path: found.path, namespace: 'later' };
      });
      onLoad({ filter: /./, namespace: 'page' }, ({ path: entry }) => {
        const components = entry.split(entrySeparator).map((component, index) => {
          const [file, name] = component.split('#');
          return `export { ${name} as c${index} } from './${file}';`;
        });
        const hydrate = `export { hydrateIslands } from ${JSON.stringify(hydrateFile)};`;
        return asModule([...importCommon, hydrate, ...components]);
      });
      onLoad({ filter: /./, namespace: 'later' }, ({ path: file }) =>
        asModule([...importCommon, `export * from ${JSON.stringify(file)};`]),
      );
    },
  };
}

/** @param adopted the rules of CSS Modules that pages lack, by file */
function loadStyleModules(
  { projectDir, classNames }: BundleInput,
  adopted: ReadonlyMap<string, string>,
): Plugin {
  return {
    name: 'style-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path: absolute }) => {
        const file = path.relative(projectDir, absolute).replaceAll(path.sep, '/');
        const names = classNames[file];
        if (!names)
          throw new Error(
            `${file} has no class names. Add its folder to app/class-names.json/route.ts.`,
          );
        const css = adopted.get(file);
        const adopt =
          css &&
          `import { adoptStyle } from ${JSON.stringify(besides('./adoptStyle.ts'))};
           adoptStyle(${JSON.stringify(css)});`;
        return { contents: `${adopt ?? ''} export default ${JSON.stringify(names)};` };
      });
    },
  };
}

function checkEnvironment({ env }: BundleInput): Plugin {
  return {
    name: 'environment',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]sx?$/ }, ({ path: file }) => {
        const isOfPackage = file.includes('node_modules');
        const source = isOfPackage ? '' : readFileSync(file, 'utf8');
        const keys = source.matchAll(/\bprocess\.env\b(?:\.(\w+))?/g);
        for (const [text, key = ''] of keys)
          if (key !== 'NODE_ENV' && !(key in env))
            throw new Error(
              `${file} reads ${text}, which browsers do not have. Add it to \`env\` in next.config.ts, and read it as process.env.NAME.`,
            );
        return undefined;
      });
    },
  };
}

/**
 * Bundles the components of each kind of page as one ES module, and what several kinds import as
 * modules that they share.
 *
 * @param pages the components of each page
 */
export async function bundleIslands(
  pages: readonly (readonly IslandComponent[])[],
  input: BundleInput,
  adopted: ReadonlyMap<string, string> = new Map(),
  common: readonly string[] = [],
): Promise<IslandBundle> {
  const env = { ...input.env, NODE_ENV: 'production', IS_ISLAND_BUNDLE: 'true' };
  const { outputFiles, metafile, warnings } = await build({
    entryPoints: [...new Set(pages.filter(({ length }) => length > 0).map(nameEntry))].map(
      (entry) => ({ in: entry, out: 'islands' }),
    ),
    // An error is thrown with its message, and need not be printed too.
    logLevel: 'silent',
    absWorkingDir: input.projectDir,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '/',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    target: input.browsers,
    define: Object.fromEntries(
      Object.entries(env).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
    ),
    plugins: [
      resolveEntries(input, common),
      checkEnvironment(input),
      loadStyleModules(input, adopted),
    ],
  });
  for (const warning of await formatMessages(warnings, { kind: 'warning' })) console.warn(warning);
  const scripts = outputFiles.map((file) => [path.basename(file.path), file.text] as const);
  return { scripts: new Map(scripts), metafile };
}

/** The CSS Modules that the component imports, also those that it imports later. */
export function findStyleModules({ metafile }: IslandBundle, component: IslandComponent): string[] {
  const found = new Set([component.file]);
  for (const file of found)
    for (const { path: imported } of metafile.inputs[file]?.imports ?? []) found.add(imported);
  return [...found].filter((file) => file.endsWith('.module.css'));
}
