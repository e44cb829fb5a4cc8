import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/**
 * Makes links to the sections of a page, in the given order.
 * @param sections the sections by the ids of their HTML elements
 */
export function createSectionLinks(
  page: `/${string}`,
  sections: Record<string, { title: string }>,
): Link[] {
  return Object.entries(sections).map(([id, { title }]) => ({
    label: title,
    url: href(`${page}#${id}`),
  }));
}
