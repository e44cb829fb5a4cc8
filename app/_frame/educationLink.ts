import { educationPage } from '@/content/education';
import { mapByLanguage, defaultLanguage } from '@/content/languages';
import type { Link } from '@/content/navigation';
import { href } from '@/content/site';
import { getStartPages } from '@/content/startPages';

/** Link to the English page /education, the parent in the breadcrumb of the course and of other educational pages. */
export const educationLink: Link = { label: educationPage.title, url: href('/education') };

export const educationLinkByLanguage = mapByLanguage((language): Link => {
  if (language === defaultLanguage) return educationLink;
  const { title, url } = getStartPages(language).education;
  return { label: title, url };
});
