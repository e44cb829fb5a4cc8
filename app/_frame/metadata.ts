import type { Metadata } from 'next';
import { absoluteUrl, site } from '@/content/site';
import { shareImageOf } from '@/content/siteIndex';
import { shareImageSize } from './shareImage';

interface PageFacts {
  /** Without the site's name, which is added; the home page has none of its own. */
  title?: string;
  /** 50 to 160 characters. */
  description: string;
  path: `/${string}`;
  /** Addresses of the same page in each language it has, this one included. */
  languages?: Record<string, string>;
  /** Where the page itself is not in American English. */
  locale?: string;
  /** Day of publication; makes the page an article. */
  published?: string;
}

/** What crawlers and shared links read of a page. */
export function pageMetadata({
  title,
  description,
  path,
  languages,
  locale = 'en_US',
  published,
}: PageFacts): Metadata {
  const shown = title ?? `${site.name} (satire)`;
  const url = absoluteUrl(path);
  const image = {
    ...shareImageSize,
    url: absoluteUrl(`/og/${shareImageOf(path)}`),
    alt: `${shown}. ${site.shortName}, a work of satire.`,
  };
  return {
    title: title ? `${title} | ${site.shortName} (satire)` : shown,
    description,
    alternates: {
      canonical: url,
      languages,
      types: { 'application/atom+xml': absoluteUrl('/feed.xml') },
    },
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      title: shown,
      description,
      url,
      siteName: `${site.shortName} (satire)`,
      locale,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: shown, description, images: [image] },
  };
}
