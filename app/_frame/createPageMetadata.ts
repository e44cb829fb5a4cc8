import type { Metadata } from 'next';
import { replaceSymbolsByNames } from '@/content/format';
import { mapStrings } from '@/content/mapStrings';
import { metadataWords } from '@/content/metadataWords';
import { getPathLanguage, languages } from '@/content/languages';
import { findAlternateUrls, getShareImageFileName, type Page } from '@/content/pages';
import { getAbsoluteUrl, site } from '@/content/site';
import { shareImageSize } from './shareImage';

/** Adds a period, inside a closing quotation mark, to a line that does not end like a sentence. */
const endSentence = (line: string) =>
  /[.!?…]”?$/.test(line) ? line : line.replace(/”?$/, (closing) => `.${closing}`);

/**
 * Title, description, canonical URL, translations and link preview of a page, with words for
 * symbols, as on its share image.
 */
export function createPageMetadata(page: Page): Metadata {
  const {
    path,
    title,
    description,
    previewTitle = title,
    previewParagraphs,
    shareImageTitle,
    sharePicture,
    published,
  } = mapStrings(page, replaceSymbolsByNames);
  const language = getPathLanguage(path);
  const alternates = findAlternateUrls(path);
  const { locale, satire, picture } = metadataWords[language];
  const others = languages.filter((other) => other !== language && alternates?.[other]);
  const url = getAbsoluteUrl(path);
  // Some link previews omit the site's name, so the title itself says that the page is satire.
  const satiricalTitle = `${previewTitle} (${satire})`;
  const previewText = previewParagraphs?.join(' ') ?? description;
  const imageTitle = shareImageTitle ?? (previewParagraphs ? undefined : title);
  const imageText = sharePicture
    ? [sharePicture.alt, sharePicture.hook]
    : [...(imageTitle ? [imageTitle] : []), ...(previewParagraphs ?? [])];
  const image = {
    ...shareImageSize,
    url: getAbsoluteUrl(`/og/${getShareImageFileName(path)}`),
    alt: [...imageText.map(endSentence), picture].join(' '),
  };
  return {
    title: path === '/' ? satiricalTitle : `${title} | ${site.shortName} (${satire})`,
    description,
    alternates: {
      canonical: url,
      languages: alternates,
      types: { 'application/atom+xml': getAbsoluteUrl('/feed.xml') },
    },
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      title: satiricalTitle,
      description: previewText,
      url,
      siteName: `${site.shortName} (${satire})`,
      locale,
      alternateLocale: alternates && others.map((other) => metadataWords[other].locale),
      images: [image],
    },
  };
}
