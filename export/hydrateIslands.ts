/** Part of the scripts of every page with islands: see islandBundle.ts. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatActions } from './repeatActions';

type Content = readonly (readonly [component: ComponentType<object>, props: object])[];

/** Hydrates each island as a React root of its own. */
export function hydrateIslands(islands: readonly (readonly [id: string, content: Content])[]) {
  for (const [id, content] of islands) {
    const root = document.getElementById(id);
    if (!root) continue;
    let isDrawnAnew = false;
    root.addEventListener('hydrated', ({ target }) => {
      if (target === root && window.loader) void repeatActions(root, isDrawnAnew, window.loader);
    });
    const node = content.reduceRight<ReactNode>(
      (child, [component, props]) => createElement(component, props, child),
      null,
    );
    hydrateRoot(root, node, {
      // By default React reports an error, for which the loader would take the scripts as broken.
      onRecoverableError: (error) => {
        isDrawnAnew = true;
        console.info(`The page was changed, so the island "${id}" was drawn anew: ${error}`);
      },
    });
  }
}
