import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/content/site';
import { findAlternateUrls, sitePages } from '@/content/siteIndex';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path, modified }) => ({
    url: getAbsoluteUrl(path),
    ...(modified && { lastModified: modified }),
    alternates: { languages: findAlternateUrls(path) },
  }));
}
