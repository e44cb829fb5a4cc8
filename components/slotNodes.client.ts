'use client';

const nodesById = new Map<string, readonly Node[]>();

const findSlots = (root: Element) => root.querySelectorAll('[data-slot]');

/** Remembers the server's nodes of all slots, before React can remove them. */
export function rememberSlotNodes(root: Element) {
  for (const slot of findSlots(root)) nodesById.set(slot.id, [...slot.childNodes]);
}

/** Puts the server's nodes into a slot that React has drawn anew. */
export function fillSlot(slot: Element) {
  if (!slot.hasChildNodes()) slot.append(...(nodesById.get(slot.id) ?? []));
}

export function fillSlots(root: Element) {
  findSlots(root).forEach(fillSlot);
}

/** A copy of the node and its descendants, with all slots empty. */
export function cloneWithoutSlotNodes(node: Node): Node {
  const copy = node.cloneNode();
  if (node instanceof Element && node.hasAttribute('data-slot')) return copy;
  node.childNodes.forEach((child) => copy.appendChild(cloneWithoutSlotNodes(child)));
  return copy;
}
