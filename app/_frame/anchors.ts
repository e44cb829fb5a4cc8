import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/** Links to the parts of a page, in their order: the id of each, and what has its title. */
export function anchors(page: `/${string}`, parts: Record<string, { title: string }>): Link[] {
  return Object.entries(parts).map(([id, { title }]) => ({
    label: title,
    url: href(`${page}#${id}`),
  }));
}
