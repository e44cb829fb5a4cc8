'use client';

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { CourseWords } from '@/content/courseWords';
import { fillTemplate } from '@/components/fillTemplate';
import {
  type LocalStorageStore,
  createLocalStorageStore,
  useLocalStorage,
} from '@/components/useLocalStorage.client';
import {
  areAllLessonsDone,
  type LessonSummary,
  updateDoneLessons,
  parseProgress,
  type StoredProgress,
  progressStorageKey,
} from './progress';

interface ProgressContext {
  lessons: readonly LessonSummary[];
  /** One message per module, announced when all its lessons are done. */
  moduleCompleted: readonly string[];
  words: CourseWords;
  store: LocalStorageStore<StoredProgress>;
  /** A text about the last change of the progress, for the live region. */
  message: string;
  setMessage: (message: string) => void;
}

const Context = createContext<ProgressContext | undefined>(undefined);

interface ProgressProviderProps {
  lessons: readonly LessonSummary[];
  moduleCompleted: readonly string[];
  words: CourseWords;
  children: ReactNode;
}

export function ProgressProvider({
  lessons,
  moduleCompleted,
  words,
  children,
}: ProgressProviderProps) {
  const [message, setMessage] = useState('');
  const [store] = useState(() => {
    const ids = lessons.map(({ id }) => id);
    return createLocalStorageStore(progressStorageKey, (text) => parseProgress(text, ids));
  });
  return (
    <Context value={{ lessons, moduleCompleted, words, store, message, setMessage }}>
      {children}
    </Context>
  );
}

const subscribeToNothing = () => () => undefined;

export function useCourseProgress() {
  const context = useContext(Context);
  if (!context) {
    throw new Error(
      'useCourseProgress found no <ProgressProvider>. Render the component that calls it inside one.',
    );
  }
  const { lessons, moduleCompleted, words, store, message, setMessage } = context;
  const { value, isPersisted } = useLocalStorage(store);
  // False on the server and during hydration, when the progress is still shown as zero.
  const isProgressShown = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const setDone = (id: string, isDone: boolean) => {
    const wasPersisted = store.isPersisted();
    const ids = lessons.map((lesson) => lesson.id);
    store.update((earlier) => updateDoneLessons(earlier, id, isDone, ids));
    const { done } = store.get();
    const module = lessons.find((lesson) => lesson.id === id)?.module ?? 0;
    const inModule = lessons.filter((lesson) => lesson.module === module);
    const announcements = [
      isDone && areAllLessonsDone(inModule, done)
        ? moduleCompleted[module - 1]
        : fillTemplate(words.progress, { done: done.length, total: lessons.length }),
      areAllLessonsDone(lessons, done) && words.allComplete,
      wasPersisted && !store.isPersisted() && words.storageUnavailable,
    ];
    setMessage(announcements.filter(Boolean).join(' '));
  };

  const reset = () => {
    store.update((earlier) => ({ ...earlier, done: [] }));
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
