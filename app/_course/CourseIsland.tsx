import type { ReactNode } from 'react';
import { Island } from '@/components/Island.client';
import type { Course } from '@/content/course';
import { progressStorageKey } from './progress';
import { ProgressProvider } from './ProgressProvider.client';

/**
 * Before the first paint, marks that progress is stored, so that style sheets hide the zero in the
 * server's HTML.
 */
const markStoredProgress = `try{if(localStorage.getItem('${progressStorageKey}'))document.currentScript.parentNode.dataset.progressStored=''}catch{}`;

/** The whole page is one island, because its components share the progress. */
export function CourseIsland({ course, children }: { course: Course; children: ReactNode }) {
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map(({ id, n, number, title, url }) => ({
      id,
      n,
      number,
      title,
      url,
      module: module.n,
    })),
  );
  return (
    <div suppressHydrationWarning>
      <script data-keep="" dangerouslySetInnerHTML={{ __html: markStoredProgress }} />
      <Island id="course" storageKey={progressStorageKey}>
        <ProgressProvider
          lessons={lessons}
          moduleCompleted={course.modules.map(({ completed }) => completed)}
          words={course.words}
        >
          {children}
        </ProgressProvider>
      </Island>
    </div>
  );
}
