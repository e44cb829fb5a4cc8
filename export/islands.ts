import type { CheerioAPI } from 'cheerio';
import type { ClientModules } from './clientModules';
import { visitClientModules } from './flight';

/** Client components that need no hydration: Next's own, error.tsx and global-error.tsx. */
const worksAsHtml = [
  /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib\/(?:framework|metadata))\//,
  /(?:^|\/)(?:global-)?error\.[jt]sx?$/,
];

/**
 * An island is a client component whose prop `id` is the id of an element with `data-island`.
 * Components in the props of an island are inside it.
 * @throws if a client component is outside every island, where nothing would hydrate it
 */
export function findIslandIds(
  $: CheerioAPI,
  flight: string,
  modules: ClientModules,
): ReadonlySet<string> {
  const marked = new Set($('[data-island]').map((_, element) => $(element).attr('id')));
  const islands = new Set<string>();
  const outside = new Set<string>();

  visitClientModules(flight, ({ moduleId, props: { id } }) => {
    const file = modules.get(moduleId);
    if (file === undefined)
      throw new Error(
        `No manifest lists the client module ${moduleId} of the flight data. Next may have changed: check export/clientModules.ts.`,
      );
    if (typeof id === 'string' && marked.has(id)) {
      islands.add(id);
      return false;
    }
    if (!worksAsHtml.some((known) => known.test(file))) outside.add(file);
    return true;
  });

  if (outside.size > 0)
    throw new Error(
      `No island hydrates the client component in ${[...outside].sort().join(', ')}. Put <Island id="…"> around it.`,
    );
  return islands;
}
