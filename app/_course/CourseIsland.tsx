import type { ReactNode } from 'react';
import { Island } from '@/components/Island.client';
import type { Course } from '@/content/course';
import { progressStorageKey } from './progress';
import { ProgressProvider } from './ProgressProvider.client';

/**
 * Marks stored progress before the first paint, so that style sheets hide the server's progress of
 * zero.
 */
const markStoredProgress = `try{if(localStorage.getItem('${progressStorageKey}'))document.currentScript.parentNode.dataset.progressStored=''}catch{}`;

/** One island for the whole page, whose components share the progress. */
export function CourseIsland({ course, children }: { course: Course; children: ReactNode }) {
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map(({ id, n, title, url }) => ({ id, n, title, url, module: module.n })),
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
