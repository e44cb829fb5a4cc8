import type { Course, Module } from '@/content/course';
import { fill } from '@/components/fill';
import { educationLink, educationLinkByLanguage } from '../_frame/educationLink';

/** Props of PageShell for a page of the course. */
export function courseBreadcrumb({ language, title, url, words }: Course, module?: Module) {
  const section = educationLinkByLanguage[language];
  return {
    menuItem: educationLink.url,
    breadcrumb: module
      ? {
          ancestors: [section, { label: title, url }],
          current: fill(words.module, { n: module.n }),
        }
      : { ancestors: [section], current: title },
  };
}
