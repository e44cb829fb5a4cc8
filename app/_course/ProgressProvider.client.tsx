'use client';

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { CourseWords } from '@/content/course/words';
import { fill } from '@/components/fill';
import { type StoredValue, storedValue, useStored } from '@/components/useStored.client';
import {
  allDone,
  type LessonRef,
  markLesson,
  parseProgress,
  type Progress,
  progressKey,
} from './progress';

interface ProgressContext {
  lessons: readonly LessonRef[];
  /** Announced when all lessons of a module are checked, in the order of the modules. */
  moduleCompleted: readonly string[];
  words: CourseWords;
  store: StoredValue<Progress>;
  /** Live region text about the last change. */
  message: string;
  setMessage: (message: string) => void;
}

const Context = createContext<ProgressContext | undefined>(undefined);

interface ProgressProviderProps {
  lessons: readonly LessonRef[];
  moduleCompleted: readonly string[];
  words: CourseWords;
  /** Declares for the export that nothing here needs scripts before an island does. */
  waitsForIsland: true;
  children: ReactNode;
}

/** Provides the stored progress to every component that shows or changes it. */
export function ProgressProvider({
  lessons,
  moduleCompleted,
  words,
  children,
}: ProgressProviderProps) {
  const [message, setMessage] = useState('');
  const [store] = useState(() => {
    const ids = lessons.map(({ id }) => id);
    return storedValue(progressKey, (text) => parseProgress(text, ids));
  });
  return (
    <Context value={{ lessons, moduleCompleted, words, store, message, setMessage }}>
      {children}
    </Context>
  );
}

const subscribeToNothing = () => () => undefined;

/** @throws outside a ProgressProvider */
export function useProgress() {
  const context = useContext(Context);
  if (!context) {
    throw new Error('useProgress needs a <ProgressProvider> around the component that calls it.');
  }
  const { lessons, moduleCompleted, words, store, message, setMessage } = context;
  const { value, kept } = useStored(store);
  // False on the server and during hydration, when the page still shows no progress.
  const ready = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const mark = (id: string, isDone: boolean) => {
    const wasKept = store.isKept();
    const ids = lessons.map((lesson) => lesson.id);
    store.update((earlier) => markLesson(earlier, id, isDone, ids));
    const { done } = store.get();
    const module = lessons.find((lesson) => lesson.id === id)?.module ?? 0;
    const inModule = lessons.filter((lesson) => lesson.module === module);
    const announcements = [
      isDone && allDone(inModule, done)
        ? moduleCompleted[module - 1]
        : fill(words.progress, { done: done.length, total: lessons.length }),
      allDone(lessons, done) && words.allComplete,
      wasKept && !store.isKept() && words.storageUnavailable,
    ];
    setMessage(announcements.filter(Boolean).join(' '));
  };

  const reset = () => {
    store.update((earlier) => ({ ...earlier, done: [] }));
    setMessage(words.resetDone);
  };

  return { lessons, words, done: value.done, kept, ready, message, mark, reset };
}
