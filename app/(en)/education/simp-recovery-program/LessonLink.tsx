import type { ComponentProps } from 'react';
import { courseByLanguage } from '@/content/course';

/** A link to a lesson without a text of its own has the lesson's title. */
export function LessonLink({ href, hrefLang, children }: ComponentProps<'a'>) {
  return (
    <a href={href} hrefLang={hrefLang}>
      {children ?? courseByLanguage.en.lessons.find(({ url }) => url === href)?.title}
    </a>
  );
}
