'use client';

const markupById = new Map<string, string>();

/**
 * The inner HTML that the server sent for an element. A component that renders the element again
 * needs it where only the server can draw the content, as it does charts.
 */
export function getServerMarkup(id: string): string {
  const markup = markupById.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markupById.set(id, markup);
  return markup;
}
