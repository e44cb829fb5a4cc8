import type { Language } from './languages';
import { site } from './site';

/** Language codes, and the words by which metadata and share images say that this is satire. */
const english = {
  /** The language code for Open Graph's `og:locale`. */
  locale: 'en_US',
  /** The language code for schema.org's `inLanguage`. */
  inLanguage: 'en-US',
  satire: 'satire',
  /** Ends a share image's alternative text. */
  picture: `${site.shortName}, a work of satire.`,
  agency: 'An invented agency in a work of satire. It does not exist.',
  /** The labels of share images of course pages and of resources. */
  course: 'Course',
  resources: 'Resources',
} as const;

export const metadataWords = {
  en: english,
  es: {
    // Open Graph's own code for Latin American Spanish; it does not know es_419.
    locale: 'es_LA',
    inLanguage: 'es',
    satire: 'sátira',
    picture: `${site.shortName}, una obra satírica.`,
    agency: 'Una agencia inventada en una obra satírica. No existe.',
    course: 'Curso',
    resources: 'Recursos',
  },
} as const satisfies Record<Language, Record<keyof typeof english, string>>;
