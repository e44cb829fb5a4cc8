'use client';

const markupById = new Map<string, string>();

/**
 * The inner HTML that the server sent, saved at the first call. It is for what the browser cannot
 * draw again, such as charts.
 */
export function getServerMarkup(id: string): string {
  const markup = markupById.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markupById.set(id, markup);
  return markup;
}
