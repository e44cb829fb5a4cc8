import type { Language } from './languages';
import { agencyNameByLanguage } from './site';

/** The texts of share images, except for the headline, in one language. */
export interface ShareImageWords {
  issuer: string;
  stamp: string;
  invented: string;
  /** The label of share images of the course. */
  course: string;
  resources: string;
}

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
