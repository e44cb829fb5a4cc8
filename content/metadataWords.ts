import type { Language } from './languages';
import { site } from './site';

/** Language codes, and the words by which metadata and share images say that this is satire. */
interface MetadataWords {
  /** The language code for Open Graph's `og:locale`. */
  locale: string;
  /** The language code for schema.org's `inLanguage`. */
  inLanguage: string;
  satire: string;
  /** Ends a share image's alternative text. */
  picture: string;
  agency: string;
  /** At the foot of every share image. */
  invented: string;
  /** The labels of share images of course pages and of resources. */
  course: string;
  resources: string;
}

export const metadataWords: Readonly<Record<Language, MetadataWords>> = {
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
    // Open Graph's own code for Latin American Spanish; it does not know es_419.
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
