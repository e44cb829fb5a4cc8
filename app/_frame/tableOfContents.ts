import type { Link } from '@/content/navigation';
import type { Page } from '@/content/pages';

type Part = string | { title: string };

/** @param parts the sections in the order of the links, by the ids of their HTML elements, beside texts */
export function tableOfContents<Parts extends Record<keyof Parts, Part>>(
  { url }: Page,
  parts: Parts,
): Link[] {
  return Object.entries<Part>(parts).flatMap(([id, part]) =>
    typeof part === 'string' ? [] : [{ label: part.title, url: `${url}#${id}` }],
  );
}
