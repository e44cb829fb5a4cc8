import type { Link } from '@/content/link';
import type { Page } from '@/content/pages';

type Part = string | { title: string };

/** @param parts the page's parts by element id; those with a title are sections, and get a link */
export function createTableOfContents<Parts extends Record<keyof Parts, Part>>(
  { url }: Page,
  parts: Parts,
): Link[] {
  return Object.entries<Part>(parts).flatMap(([id, part]) =>
    typeof part === 'string' ? [] : [{ label: part.title, url: `${url}#${id}` }],
  );
}
