import { education } from '@/content/education';
import type { Language } from '@/content/languages';
import type { Link } from '@/content/navigation';
import { href } from '@/content/site';
import { spanishEducation } from '@/content/spanishPages';

/** The parent page of the course, the form and everything else about education. */
export const educationLink: Link = { label: education.title, url: href('/education') };

export const educationLinkIn: Readonly<Record<Language, Link>> = {
  en: educationLink,
  es: { label: spanishEducation.title, url: spanishEducation.url },
};
