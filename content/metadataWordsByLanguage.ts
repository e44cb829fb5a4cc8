import type { Language } from './languages';
import { site } from './site';

/**
 * Codes of the language, and texts that say that this is satire, for the metadata, structured data
 * and share images of pages in one language.
 */
interface MetadataWords {
  /** The language code for Open Graph's `og:locale`. */
  locale: string;
  /** The language code for schema.org's `inLanguage`. */
  inLanguage: string;
  satire: string;
  /** The sentence at the end of a share image's alternative text, which says that this is satire. */
  picture: string;
  agency: string;
  /** The line at the foot of every share image. */
  invented: string;
  /** The labels of the share images of the course and of forms. */
  course: string;
  resources: string;
}

export const metadataWordsByLanguage: Readonly<Record<Language, MetadataWords>> = {
  en: {
    locale: 'en_US',
    inLanguage: 'en-US',
    satire: 'satire',
    picture: `${site.shortName}, a work of satire.`,
    agency: 'An invented agency in a work of satire. It does not exist.',
    invented: 'All people are invented',
    course: 'Course',
    resources: 'Resources',
  },
  es: {
    // Open Graph does not know es_419, the standard code of Latin American Spanish; es_LA is its own code for it.
    locale: 'es_LA',
    inLanguage: 'es',
    satire: 'sátira',
    picture: `${site.shortName}, una obra satírica.`,
    agency: 'Una agencia inventada en una obra satírica. No existe.',
    invented: 'Todas las personas son inventadas',
    course: 'Curso',
    resources: 'Recursos',
  },
};
