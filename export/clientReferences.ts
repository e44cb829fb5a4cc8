import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { IslandComponent } from './islands';

/** Client modules that need no hydration: Next's own, error.tsx and global-error.tsx. */
const worksAsHtml = [
  /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib\/(?:framework|metadata))\//,
  /(?:^|\/)(?:global-)?error\.[jt]sx?$/,
];

interface Manifest {
  clientModules: Record<string, unknown>;
}

/**
 * The client modules that server components of each route import, from the manifests that Next
 * writes. A route is called `/(en)/news/[id]/page`.
 * @param distDir path of `.next`
 */
function readManifests(distDir: string): Map<string, string[]> {
  const folder = path.join(distDir, 'server/app');
  const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('_client-reference-manifest.js'))
      runInNewContext(readFileSync(path.join(folder, file), 'utf8'), scope);
  const manifests = Object.entries(scope.__RSC_MANIFEST ?? {});
  if (manifests.length === 0)
    throw new Error(
      `${folder} has no manifests of client modules. Next may have changed: check export/clientReferences.ts.`,
    );
  return new Map(
    manifests.map(([route, { clientModules }]) => [
      route,
      Object.keys(clientModules).map((name) => name.replace(/^\[project\]\/| <.*$/g, '')),
    ]),
  );
}

/** The HTML files of a route. */
function matchPages(route: string): RegExp {
  const pattern = route
    .replace(/\/(?:page|route)$/, '')
    .replaceAll(/\/\([^)]+\)/g, '')
    .replaceAll(/[.+*?^$|()]/g, '\\$&')
    .replaceAll(/\[[^\]]+\]+/g, '[^/]+');
  return new RegExp(`^${`${pattern}/index.html`.slice(1)}$`);
}

/**
 * @param componentsOf the components in the islands of each page, by its HTML file
 * @throws if a route imports a client module that is in no island of its pages: nothing would
 * hydrate it
 */
export function checkClientReferences(
  distDir: string,
  componentsOf: ReadonlyMap<string, readonly IslandComponent[]>,
) {
  const problems = [...readManifests(distDir)].flatMap(([route, modules]) => {
    const pages = matchPages(route);
    const components = [...componentsOf].flatMap(([file, used]) => (pages.test(file) ? used : []));
    return modules
      .filter((file) => !worksAsHtml.some((known) => known.test(file)))
      .filter((file) => !components.some((component) => component.file === file))
      .map((file) => `app${route} uses the client component in ${file}`);
  });
  if (problems.length > 0)
    throw new Error(
      `Outside every island, where nothing would hydrate it:\n${problems.join('\n')}\nPut <Island id="…" component={…} props={{…}}> in its place.`,
    );
}
