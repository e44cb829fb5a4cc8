import type { Link } from '@/content/navigation';
import type { Page } from '@/content/pages';

type Part = string | { title: string };

/** @param parts by element id; a part with a title is a section and gets a link */
export function createTableOfContents<Parts extends Record<keyof Parts, Part>>(
  { url }: Page,
  parts: Parts,
): Link[] {
  return Object.entries<Part>(parts).flatMap(([id, part]) =>
    typeof part === 'string' ? [] : [{ label: part.title, url: `${url}#${id}` }],
  );
}
