'use client';

import type { ComponentProps, ReactNode } from 'react';
import { fillSlot } from './slotNodes.client';

interface SlotProps extends Omit<ComponentProps<'section'>, 'children' | 'id' | 'ref'> {
  /** Unique on the page. */
  id: string;
  as?: 'div' | 'section' | 'ol';
  /** Rendered on the server, and in `next dev`. */
  children?: ReactNode;
}

/**
 * An element inside an island whose content only the server renders. In the browser the content's
 * nodes stay as they are, even if React draws the island anew, so that an open `<details>` stays
 * open.
 */
export function Slot({ id, as: Tag = 'div', children, ...attributes }: SlotProps) {
  const isServer = typeof document === 'undefined';
  if (isServer || children !== undefined)
    return (
      <Tag id={id} data-slot="" {...attributes}>
        {children}
      </Tag>
    );
  return (
    <Tag
      id={id}
      data-slot=""
      {...attributes}
      ref={(element: HTMLElement | null) => {
        if (element) fillSlot(element);
      }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
