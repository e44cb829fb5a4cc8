import type { Language } from './languages';
import { site } from './site';

/** What crawlers and shared links read in each language, all of which says that this is satire. */
interface HeadWords {
  /** Of Open Graph. */
  locale: string;
  /** Of schema.org. */
  inLanguage: string;
  satire: string;
  /** Ends the alternative text of a share picture. */
  picture: string;
  agency: string;
}

export const metadataWordsByLanguage: Readonly<Record<Language, HeadWords>> = {
  en: {
    locale: 'en_US',
    inLanguage: 'en-US',
    satire: 'satire',
    picture: `${site.shortName}, a work of satire.`,
    agency: 'An invented agency in a work of satire. It does not exist.',
  },
  es: {
    // Whoever draws cards knows no es_419; this is their name for the Spanish of Latin America.
    locale: 'es_LA',
    inLanguage: 'es',
    satire: 'sátira',
    picture: `${site.shortName}, una obra satírica.`,
    agency: 'Una agencia inventada en una obra satírica. No existe.',
  },
};
