import type { MetadataRoute } from 'next';
import { findAlternateUrls, pages } from '@/content/pages';
import { getAbsoluteUrl } from '@/content/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path, modified }) => ({
    url: getAbsoluteUrl(path),
    ...(modified && { lastModified: modified }),
    alternates: { languages: findAlternateUrls(path) },
  }));
}
