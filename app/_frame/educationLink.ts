import { education } from '@/content/education';
import type { Language } from '@/content/languages';
import type { Link } from '@/content/navigation';
import { href } from '@/content/site';
import { spanishEducation } from '@/content/spanishPages';

/** Link to /education, the parent in the breadcrumb of the course, the form and all else about education. */
export const educationLink: Link = { label: education.title, url: href('/education') };

export const educationLinkIn: Readonly<Record<Language, Link>> = {
  en: educationLink,
  es: { label: spanishEducation.title, url: spanishEducation.url },
};
