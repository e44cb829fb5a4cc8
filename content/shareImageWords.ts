import type { Language } from './languages';
import { agencyName } from './site';

/** What a share picture says around its headline. */
export interface ShareImageWords {
  issuer: string;
  stamp: string;
  invented: string;
  /** The kind of page that the course is. */
  course: string;
  resources: string;
}

/** In the language of the page that the picture goes with. */
export const shareImageWords: Readonly<Record<Language, ShareImageWords>> = {
  en: {
    issuer: agencyName.en,
    stamp: 'SATIRE',
    invented: 'All people are invented',
    course: 'Course',
    resources: 'Resources',
  },
  es: {
    issuer: agencyName.es,
    stamp: 'SÁTIRA',
    invented: 'Todas las personas son inventadas',
    course: 'Curso',
    resources: 'Recursos',
  },
};
