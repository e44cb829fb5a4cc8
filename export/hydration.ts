import type { ClientModuleSourceFileById } from './clientModuleSourceFiles';
import { type ClientModuleUse, visitClientModules } from './flight';
import type { ParsedPage } from './html';

/**
 * When a page is hydrated: `never` if it has no client component that needs hydration; `onInteraction`,
 * the visitor's first near an island, if all client components are inside islands; otherwise `atOnce`.
 */
export type HydrationTiming =
  | { when: 'never' | 'onInteraction' }
  | {
      when: 'atOnce';
      /** Source files of the client components outside every island. */
      outside: readonly string[];
    };

const next = /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(.*)$/;
/** Matches client modules of Next whose HTML works without hydration, such as next/link. */
const worksAsHtml = [
  /^client\/components\//,
  /^client\/app-dir\/(?:form|link)\./,
  /^client\/image-component\./,
  /^lib\/(?:framework|metadata)\//,
];
const errorFile = /(?:^|\/)(?:global-)?error\.[jt]sx?$/;

/**
 * Decides when a page is hydrated, from the client components in its flight data. A component is an
 * island if its prop `id` is the id of an element with `data-island`; components in its props are
 * inside the island. Unknown modules count as outside every island, so that the page is hydrated at once.
 * @throws if the page uses next/script
 */
export function decideHydrationTiming(
  page: ParsedPage,
  flight: string,
  modules: ClientModuleSourceFileById,
): HydrationTiming {
  const marked = page.tags.filter(({ attributes }) => 'data-island' in attributes);
  const ids = new Set(marked.map(({ attributes }) => attributes.id));
  const islands = new Set<string>();
  const outside = new Set<string>();
  const waiting = new Set<string>();
  let usesNextScript = false;

  const enter = ({ moduleId, props }: ClientModuleUse) => {
    const file = modules.get(moduleId) ?? `the unknown module ${moduleId}`;
    const [, part] = next.exec(file) ?? [];
    if (part !== undefined) {
      usesNextScript ||= part.startsWith('client/script.');
      if (!worksAsHtml.some((known) => known.test(part))) outside.add(file);
    } else if (typeof props.id === 'string' && ids.has(props.id)) {
      islands.add(props.id);
      return false;
    } else if (props.waitsForIsland === true) waiting.add(file);
    else if (!errorFile.test(file)) outside.add(file);
    return true;
  };

  try {
    visitClientModules(flight, enter);
  } catch (error) {
    outside.add(`the unreadable flight data (${String(error)})`);
  }
  if (usesNextScript)
    throw new Error(
      'next/script is not supported: without Next’s runtime it adds no script. Write an inline <script data-keep>, or import the code in a client component.',
    );
  if (islands.size === 0) waiting.forEach((file) => outside.add(file));
  if (outside.size > 0) return { when: 'atOnce', outside: [...outside].sort() };
  return { when: islands.size > 0 ? 'onInteraction' : 'never' };
}
