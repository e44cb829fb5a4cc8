import type { Metadata } from 'next';
import { metadataWordsByLanguage } from '@/content/metadataWordsByLanguage';
import { getPathLanguage, languages } from '@/content/languages';
import { homeShareImageWords } from '@/content/rating';
import { getAbsoluteUrl, site } from '@/content/site';
import { findAlternateUrls, getShareImageFileName, sitePages } from '@/content/siteIndex';
import { shareImageSize } from './shareImage';

interface PageMetadataInput {
  /** Title without the name of the site, which is added; undefined for the home page. */
  title?: string;
  /** The meta description, 50 to 160 characters. */
  description: string;
  path: `/${string}`;
  /** The title of link previews, where it differs from the page's title. */
  linkPreviewTitle?: string;
  /**
   * Date of publication. If it is given, the page's Open Graph type is `article`, otherwise
   * `website`.
   */
  published?: string;
}

/**
 * Returns the line with a period at its end, inside a closing quotation mark, unless the line
 * already ends with a sentence's punctuation.
 */
const endSentence = (line: string) =>
  /[.!?…]”?$/.test(line) ? line : line.replace(/”?$/, (closing) => `.${closing}`);

/** The metadata of a page: title, description, canonical URL, translations, and the fields of link previews. */
export function createPageMetadata({
  title,
  description,
  path,
  linkPreviewTitle = title,
  published,
}: PageMetadataInput): Metadata {
  const language = getPathLanguage(path);
  const alternates = findAlternateUrls(path);
  const previewParagraphs = sitePages.find((page) => page.path === path)?.previewParagraphs;
  const { locale, satire, picture } = metadataWordsByLanguage[language];
  const others = languages.filter((other) => other !== language && alternates?.[other]);
  const url = getAbsoluteUrl(path);
  // Some link previews omit the name of the site, so their title itself says that the page is
  // satire.
  const previewTitle = `${linkPreviewTitle ?? site.name} (${satire})`;
  const previewText = previewParagraphs?.join(' ') ?? description;
  const imageText = previewParagraphs ?? [title ?? homeShareImageWords.title];
  const image = {
    ...shareImageSize,
    url: getAbsoluteUrl(`/og/${getShareImageFileName(path)}`),
    alt: [...imageText.map(endSentence), picture].join(' '),
  };
  return {
    title: title ? `${title} | ${site.shortName} (${satire})` : previewTitle,
    description,
    alternates: {
      canonical: url,
      languages: alternates,
      types: { 'application/atom+xml': getAbsoluteUrl('/feed.xml') },
    },
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      title: previewTitle,
      description: previewText,
      url,
      siteName: `${site.shortName} (${satire})`,
      locale,
      alternateLocale: alternates && others.map((other) => metadataWordsByLanguage[other].locale),
      images: [image],
    },
  };
}
