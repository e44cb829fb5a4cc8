'use client';

const markupById = new Map<string, string>();

/**
 * The inner HTML that the server sent, to render again what only the server can draw, such as
 * charts.
 */
export function getServerMarkup(id: string): string {
  const markup = markupById.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markupById.set(id, markup);
  return markup;
}
