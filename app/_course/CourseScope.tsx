import type { ReactNode } from 'react';
import { IslandScope } from '@/components/IslandScope';
import type { Course } from '@/content/course';
import { storageKeys } from '@/components/storageKeys';
import { ProgressProvider } from './ProgressProvider.client';

/**
 * Before the first paint, marks that progress is stored, so that style sheets hide the zero in the
 * server's HTML.
 */
const markStoredProgress = `try{if(localStorage.getItem('${storageKeys.courseProgress}'))document.currentScript.parentNode.dataset.progressStored=''}catch{}`;

/** The islands inside share the course's progress. */
export function CourseScope({ course, children }: { course: Course; children: ReactNode }) {
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map(({ id, n, number, title, url, language }) => ({
      id,
      n,
      number,
      title,
      url,
      module: module.n,
      language,
    })),
  );
  return (
    <div suppressHydrationWarning>
      <script data-keep="" dangerouslySetInnerHTML={{ __html: markStoredProgress }} />
      <IslandScope
        component={ProgressProvider}
        props={{
          lessons,
          moduleCompleted: course.modules.map(({ completed }) => completed),
          words: course.words,
        }}
      >
        {children}
      </IslandScope>
    </div>
  );
}
