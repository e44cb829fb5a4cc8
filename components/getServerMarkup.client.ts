'use client';

const markupById = new Map<string, string>();

/**
 * Returns the inner HTML that the server sent for an element. Components whose content only the
 * server can draw, such as charts, render the element again with it.
 */
export function getServerMarkup(id: string): string {
  const markup = markupById.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markupById.set(id, markup);
  return markup;
}
