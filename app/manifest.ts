import type { MetadataRoute } from 'next';
import { href, site } from '@/content/site';
import { readColor } from './_frame/readColor';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.shortName} (satire)`,
    short_name: site.shortName,
    description: site.description,
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: readColor('page'),
    theme_color: readColor('brand'),
    icons: [
      { src: href('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: href('/icons/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
