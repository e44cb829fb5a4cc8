import type { Course, Module } from '@/content/course';
import type { Link } from '@/content/navigation';
import { fill } from '@/components/fill';
import { educationLink } from '../_frame/educationLink';

/** Props of PageShell that place a course page below Education, which exists in English only. */
export function courseBreadcrumb({ language, title, url, words }: Course, module?: Module) {
  const education: Link = language === 'en' ? educationLink : { ...educationLink, language: 'en' };
  return {
    menuItem: education.url,
    breadcrumb: module
      ? {
          ancestors: [education, { label: title, url }],
          current: fill(words.module, { n: module.n }),
        }
      : { ancestors: [education], current: title },
  };
}
