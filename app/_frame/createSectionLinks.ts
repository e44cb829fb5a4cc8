import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/** @param sections in the order of the links, by the ids of their HTML elements */
export function createSectionLinks(
  page: `/${string}`,
  sections: Record<string, { title: string }>,
): Link[] {
  return Object.entries(sections).map(([id, { title }]) => ({
    label: title,
    url: href(`${page}#${id}`),
  }));
}
