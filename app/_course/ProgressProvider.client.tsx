'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { CourseWords } from '@/content/courseWords';
import { fillTemplate } from '@/components/fillTemplate';
import { storageKeys } from '@/components/storageKeys';
import { createLocalStorageStore, useLocalStorage } from '@/components/useLocalStorage.client';
import {
  areAllLessonsDone,
  type LessonSummary,
  updateDoneLessons,
  parseProgress,
} from './progress';

function createProgressStore(lessons: readonly LessonSummary[]) {
  const ids = lessons.map(({ id }) => id);
  const listeners = new Set<() => void>();
  let message = '';
  return {
    progress: createLocalStorageStore(storageKeys.courseProgress, (text) =>
      parseProgress(text, ids),
    ),
    /** A text about the last change of the progress, for the live region. */
    getMessage: () => message,
    setMessage(text: string) {
      message = text;
      listeners.forEach((listener) => listener());
    },
    subscribeToMessage(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type ProgressStore = ReturnType<typeof createProgressStore>;

/** Shared by all islands of a page, each of which has a provider of its own. */
const stores = new WeakMap<readonly LessonSummary[], ProgressStore>();

function getProgressStore(lessons: readonly LessonSummary[]): ProgressStore {
  const store = stores.get(lessons) ?? createProgressStore(lessons);
  stores.set(lessons, store);
  return store;
}

interface Course {
  lessons: readonly LessonSummary[];
  /** One message per module, announced when all its lessons are done. */
  moduleCompleted: readonly string[];
  words: CourseWords;
}

const CourseContext = createContext<Course | undefined>(undefined);

export function ProgressProvider({ children, ...course }: Course & { children: ReactNode }) {
  return <CourseContext value={course}>{children}</CourseContext>;
}

const subscribeToNothing = () => () => undefined;

export function useCourseProgress() {
  const course = useContext(CourseContext);
  if (!course) {
    throw new Error(
      'useCourseProgress found no <ProgressProvider>. Render the component that calls it inside one.',
    );
  }
  const { lessons, moduleCompleted, words } = course;
  const { progress, getMessage, setMessage, subscribeToMessage } = getProgressStore(lessons);
  const { value, isPersisted } = useLocalStorage(progress);
  const message = useSyncExternalStore(subscribeToMessage, getMessage, () => '');
  // False on the server and during hydration, when the progress is still shown as zero.
  const isProgressShown = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const setDone = (id: string, isDone: boolean) => {
    const wasPersisted = progress.isPersisted();
    const ids = lessons.map((lesson) => lesson.id);
    progress.update((earlier) => updateDoneLessons(earlier, id, isDone, ids));
    const { done } = progress.get();
    const module = lessons.find((lesson) => lesson.id === id)?.module ?? 0;
    const inModule = lessons.filter((lesson) => lesson.module === module);
    const announcements = [
      isDone && areAllLessonsDone(inModule, done)
        ? moduleCompleted[module - 1]
        : fillTemplate(words.progress, { done: done.length, total: lessons.length }),
      areAllLessonsDone(lessons, done) && words.allComplete,
      wasPersisted && !progress.isPersisted() && words.storageUnavailable,
    ];
    setMessage(announcements.filter(Boolean).join(' '));
  };

  const reset = () => {
    progress.update((earlier) => ({ ...earlier, done: [] }));
    setMessage(words.resetDone);
  };

  return {
    lessons,
    words,
    done: value.done,
    isPersisted,
    isProgressShown,
    message,
    setDone,
    reset,
  };
}
