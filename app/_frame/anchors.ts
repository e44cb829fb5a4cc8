import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/** Links to the parts of a page, in their order: the id of each, and its title. */
export function anchors(page: `/${string}`, titles: Record<string, string>): Link[] {
  return Object.entries(titles).map(([id, label]) => ({ label, url: href(`${page}#${id}`) }));
}
