import type { ReactNode } from 'react';
import type { Course } from '@/content/course';
import { progressKey } from './progress';
import { ProgressProvider } from './ProgressProvider.client';

/**
 * Runs before anything below it is painted. Where progress is stored, the zeros that the server
 * wrote are not shown: the style sheets keep their place empty until the real numbers are there.
 */
const markStored = `try{if(localStorage.getItem('${progressKey}'))document.currentScript.parentNode.dataset.stored=''}catch{}`;

/** Around the content of every course page: its language, and the progress that its parts share. */
export function CourseFrame({ course, children }: { course: Course; children: ReactNode }) {
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map(({ id, n, title, url }) => ({ id, n, title, url, module: module.n })),
  );
  return (
    <div lang={course.language} suppressHydrationWarning>
      <script data-own="" dangerouslySetInnerHTML={{ __html: markStored }} />
      <ProgressProvider
        lessons={lessons}
        moduleCompleted={course.modules.map(({ completed }) => completed)}
        words={course.words}
      >
        {children}
      </ProgressProvider>
    </div>
  );
}
