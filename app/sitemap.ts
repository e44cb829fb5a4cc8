import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/content/site';
import { findAlternateUrls, sitePages } from '@/content/siteIndex';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path, modified }) => ({
    url: absoluteUrl(path),
    ...(modified && { lastModified: modified }),
    alternates: { languages: findAlternateUrls(path) },
  }));
}
