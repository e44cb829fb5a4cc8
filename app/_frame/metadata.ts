import type { Metadata } from 'next';
import { type Language, languageOf, languages } from '@/content/languages';
import { shareInvitation } from '@/content/rating';
import { absoluteUrl, site } from '@/content/site';
import { alternatesAt, shareImageOf } from '@/content/siteIndex';
import { shareImageSize } from './shareImage';

/** How a shared link names a language, and says in it that all of this is satire. */
const shared: Record<Language, { locale: string; mark: string; picture: string }> = {
  en: { locale: 'en_US', mark: 'satire', picture: `${site.shortName}, a work of satire.` },
  // Whoever draws cards knows no es_419; this is their name for the Spanish of Latin America.
  es: { locale: 'es_LA', mark: 'sátira', picture: `${site.shortName}, una obra satírica.` },
};

interface PageFacts {
  /** Without the site's name, which is added; the home page has none of its own. */
  title?: string;
  /** 50 to 160 characters. */
  description: string;
  path: `/${string}`;
  /** What a shared link says in place of the description, in its text and on its picture. */
  card?: readonly string[];
  /** Title of a shared link, where the page's own would say too much. */
  cardTitle?: string;
  /** Day of publication; makes the page an article. */
  published?: string;
}

/** What crawlers and shared links read of a page. */
export function pageMetadata({
  title,
  description,
  path,
  card,
  cardTitle = title,
  published,
}: PageFacts): Metadata {
  const language = languageOf(path);
  const alternates = alternatesAt(path);
  const { locale, mark, picture } = shared[language];
  const others = languages.filter((other) => other !== language && alternates?.[other]);
  const url = absoluteUrl(path);
  // A card may leave the site's name out, so its title says what the site is.
  const shown = `${cardTitle ?? site.name} (${mark})`;
  const said = card?.join(' ') ?? description;
  const pictured = card ?? [`${title ?? shareInvitation.title}.`];
  const image = {
    ...shareImageSize,
    url: absoluteUrl(`/og/${shareImageOf(path)}`),
    alt: [...pictured, picture].join(' '),
  };
  return {
    title: title ? `${title} | ${site.shortName} (${mark})` : shown,
    description,
    alternates: {
      canonical: url,
      languages: alternates,
      types: { 'application/atom+xml': absoluteUrl('/feed.xml') },
    },
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      title: shown,
      description: said,
      url,
      siteName: `${site.shortName} (${mark})`,
      locale,
      alternateLocale: alternates && others.map((other) => shared[other].locale),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: shown, description: said, images: [image] },
  };
}
