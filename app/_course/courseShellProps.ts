import type { Course, Module } from '@/content/course';
import { fillTemplate } from '@/components/fillTemplate';
import { educationLinkByLanguage } from '../_frame/educationLink';

/**
 * Returns the props of PageShell for the course page or, if `module` is given, for a module's page.
 */
export function courseShellProps({ language, title, url, words }: Course, module?: Module) {
  const section = educationLinkByLanguage[language];
  return {
    menuItem: section.url,
    breadcrumb: module
      ? {
          ancestors: [section, { label: title, url }],
          current: fillTemplate(words.module, { n: module.n }),
        }
      : { ancestors: [section], current: title },
  };
}
