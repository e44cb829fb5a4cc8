import type { ComponentType } from 'react';
import { describeClientComponent } from './describeClientComponent';
import './Island.css';
import { IslandBoundary, IslandRoot } from './IslandRoot.client';
import type { StorageKey } from './storageKeys';

interface IslandProps<Props extends object, Slots> {
  /** Of the root element; unique on the page. */
  id: string;
  /** The localStorage key of what the island shows. Stored data make the page hydrate at once. */
  storageKey?: StorageKey;
  /** Exported by a *.client.tsx file. */
  component: ComponentType<Props & { slots?: Slots }>;
  /** Sent to the browser as JSON. */
  props: Props;
  /** What only the server renders: the component renders each as the child of a `<Slot>`. */
  slots?: Slots;
  /** The root element: `span` inside a line of text. */
  as?: 'div' | 'span';
}

/**
 * A client component that the browser hydrates as a React root of its own, once the visitor has
 * interacted and the island is near the viewport. Until then the loader (export/loader/loader.ts) holds
 * clicks. If the component throws, the server's HTML stays.
 */
export function Island<const Props extends object, Slots>({
  id,
  storageKey,
  component: Component,
  props,
  slots,
  as,
}: IslandProps<Props, Slots>) {
  const name = `<Island id="${id}">`;
  return (
    <IslandRoot
      id={id}
      storageKey={storageKey}
      as={as}
      boundary={describeClientComponent(IslandBoundary, { id }, name)}
      component={describeClientComponent(Component, props, name)}
    >
      <Component {...props} slots={slots} />
    </IslandRoot>
  );
}
