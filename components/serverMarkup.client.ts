'use client';

const built = new Map<string, string>();

/**
 * The markup of an element as it came with the page. Whoever draws it anew puts this there: what
 * only the build can draw is in no script.
 */
export function serverMarkup(id: string): string {
  const markup = built.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  built.set(id, markup);
  return markup;
}
