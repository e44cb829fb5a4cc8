import type { CheerioAPI } from 'cheerio';
import type { ClientModules } from './clientModules';
import { visitClientModules } from './flight';

/** Match the files of client components that work without hydration: Next's own, error.tsx and global-error.tsx. */
const worksAsHtml = [
  /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib\/(?:framework|metadata))\//,
  /(?:^|\/)(?:global-)?error\.[jt]sx?$/,
];

/**
 * Finds the ids of a page's islands: client components whose prop `id` is the id of an element with
 * `data-island`. Components in their props are inside the island.
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
        `The flight data names the client module ${moduleId}, which no manifest lists. Next may have changed: check export/clientModules.ts.`,
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
      `Nothing hydrates the client component in ${[...outside].sort().join(', ')}, because it is outside every island. Put <Island id="…"> around it.`,
    );
  return islands;
}
