import { parseStoredJson } from '@/components/parseStoredJson';

export const progressStorageKey = 'copeCourseProgress';

/**
 * The course progress as stored in localStorage. A later format would have another version number.
 */
export interface StoredProgress {
  readonly version: 1;
  /**
   * Ids of the completed lessons in course order. Both languages of the course use the same ids.
   */
  readonly done: readonly string[];
}

/** The properties of a lesson that the client components of the course use. */
export interface LessonSummary {
  id: string;
  module: number;
  /** Number of the lesson within its module, from 1. */
  n: number;
  title: string;
  url: string;
}

/** By hand, because the validation library would be larger than all course scripts together. */
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

/** Omits invalid data, repeated ids and unknown lessons. */
export function parseProgress(text: string | null, lessonIds: readonly string[]): StoredProgress {
  const stored = parseStoredJson(text);
  const done = isStored(stored) ? stored.done : [];
  return { version: 1, done: lessonIds.filter((id) => done.includes(id)) };
}

/**
 * Returns the progress with a lesson added to the completed ones or removed from them. An unknown
 * id changes nothing.
 */
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
