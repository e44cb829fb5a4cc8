import { educationPage } from '@/content/education';
import type { Language } from '@/content/languages';
import type { Link } from '@/content/navigation';
import { href } from '@/content/site';
import { spanishEducationPage } from '@/content/spanishPages';

/** Link to the English page /education, the parent in the breadcrumb of the course and of other educational pages. */
export const educationLink: Link = { label: educationPage.title, url: href('/education') };

export const educationLinkByLanguage: Readonly<Record<Language, Link>> = {
  en: educationLink,
  es: { label: spanishEducationPage.title, url: spanishEducationPage.url },
};
