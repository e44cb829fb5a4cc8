import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/**
 * Links to the sections of a page, in order.
 * @param sections keys are the ids of the sections' elements
 */
export function sectionLinks(
  page: `/${string}`,
  sections: Record<string, { title: string }>,
): Link[] {
  return Object.entries(sections).map(([id, { title }]) => ({
    label: title,
    url: href(`${page}#${id}`),
  }));
}
