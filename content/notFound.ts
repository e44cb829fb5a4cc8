import { capitalize, spellOutNumber, addNoBreakSpaces } from './format';
import { type Translations, homePathByLanguage, translatedLanguages } from './languages';
import type { Link } from './link';
import { articles, newsItems } from './news';
import { href, site } from './site';

const homeLinkWords: Translations<{ text: string; label: string }> = {
  es: { text: '¿Buscaba una página en español?', label: `Vaya a ${site.shortName} en español` },
};

/**
 * Links to the home pages in other languages, because addresses below `/es` get an English 404 page
 * too.
 */
export const otherLanguageLinks: readonly { text: string; link: Link }[] = translatedLanguages.map(
  (language) => {
    const { text, label } = homeLinkWords[language];
    return { text, link: { label, url: href(homePathByLanguage[language]), language } };
  },
);

export interface NotFoundWords {
  title: string;
  text: string;
  links: readonly Link[];
  aside: string;
  /** The regulation that `aside` cites, on a line that does not break. */
  citation?: string;
}

export const notFoundMessages: Record<'page' | 'article', NotFoundWords> = addNoBreakSpaces({
  page: {
    title: 'Oops! Page not found',
    text: 'The address may have been typed wrong, or the page may have moved.',
    links: [
      { label: 'Return to Home', url: href('/') },
      { label: 'News', url: href('/news') },
      { label: 'Site map', url: href('/site-map') },
    ],
    aside:
      'If it was a promise made in a livestream, it was never here. See Code of Simp Regulations,',
    citation: '51 CSR 404.2(b)(iii).',
  },
  article: {
    title: 'Article Not Found',
    text: "Sorry, the article you're looking for doesn't exist.",
    links: [
      { label: 'Back to News', url: href('/news') },
      { label: 'Home', url: href('/') },
      { label: 'Site map', url: href('/site-map') },
    ],
    aside: `${capitalize(spellOutNumber(newsItems.length - articles.length))} releases are listed without a text. The reasons are in the news list.`,
  },
});
