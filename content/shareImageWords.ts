import type { Language } from './languages';
import { agencyNameByLanguage } from './site';

/** The texts around the headline of a share picture. */
export interface ShareImageWords {
  issuer: string;
  stamp: string;
  invented: string;
  /** The label of share pictures of the course. */
  course: string;
  resources: string;
}

/** The texts of share pictures, in the language of the shared page. */
export const shareImageWordsByLanguage: Readonly<Record<Language, ShareImageWords>> = {
  en: {
    issuer: agencyNameByLanguage.en,
    stamp: 'SATIRE',
    invented: 'All people are invented',
    course: 'Course',
    resources: 'Resources',
  },
  es: {
    issuer: agencyNameByLanguage.es,
    stamp: 'SÁTIRA',
    invented: 'Todas las personas son inventadas',
    course: 'Curso',
    resources: 'Recursos',
  },
};
