import { parseStoredJson } from '@/components/parseStoredJson';

export const progressStorageKey = 'copeCourseProgress';

/** The progress as stored in localStorage. A later format would have another version. */
export interface StoredProgress {
  readonly version: 1;
  /** Completed lessons in course order, by ids that all languages share. */
  readonly done: readonly string[];
}

/** What client components need to know of a lesson. */
export interface LessonSummary {
  id: string;
  module: number;
  /** Number of the lesson within its module, from 1. */
  n: number;
  title: string;
  url: string;
}

/** By hand: a validation library would be larger than all course scripts together. */
function isStored(value: unknown): value is { done: readonly unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'done' in value &&
    Array.isArray(value.done)
  );
}

/** Omits invalid data, and repeated and unknown lessons. */
export function parseProgress(text: string | null, lessonIds: readonly string[]): StoredProgress {
  const stored = parseStoredJson(text);
  const done = isStored(stored) ? stored.done : [];
  return { version: 1, done: lessonIds.filter((id) => done.includes(id)) };
}

/** Adds or removes a completed lesson. An unknown id changes nothing. */
export function setLessonDone(
  { done }: StoredProgress,
  id: string,
  isDone: boolean,
  lessonIds: readonly string[],
): StoredProgress {
  const isMarked = (lesson: string) => (lesson === id ? isDone : done.includes(lesson));
  return { version: 1, done: lessonIds.filter(isMarked) };
}

export function findFirstIncompleteLesson(
  lessons: readonly LessonSummary[],
  done: readonly string[],
): LessonSummary | undefined {
  return lessons.find(({ id }) => !done.includes(id));
}

export function areAllLessonsDone(
  lessons: readonly LessonSummary[],
  done: readonly string[],
): boolean {
  return findFirstIncompleteLesson(lessons, done) === undefined;
}
