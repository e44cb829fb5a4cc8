import { parseStoredJson } from '@/components/parseStoredJson';

/** The key in localStorage. */
export const progressStorageKey = 'copeCourseProgress';

/** The stored value. Its version lets a later format tell it from invalid data. */
export interface StoredProgress {
  readonly version: 1;
  /** Ids of completed lessons in course order; both languages use the same ids. */
  readonly done: readonly string[];
}

/** The part of a lesson that client components need. */
export interface LessonSummary {
  id: string;
  module: number;
  /** Number within the module, from 1. */
  n: number;
  title: string;
  url: string;
}

/** Written by hand, because the validation library would weigh more than the course's scripts. */
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

/** Drops invalid data, repeated ids and unknown lessons from the stored text. */
export function parseProgress(text: string | null, lessonIds: readonly string[]): StoredProgress {
  const stored = parseStoredJson(text);
  const done = isStored(stored) ? stored.done : [];
  return { version: 1, done: lessonIds.filter((id) => done.includes(id)) };
}

/** Adds a lesson to the completed ones or removes it. An unknown id changes nothing. */
export function setLessonDone(
  { done }: StoredProgress,
  id: string,
  isDone: boolean,
  lessonIds: readonly string[],
): StoredProgress {
  const isMarked = (lesson: string) => (lesson === id ? isDone : done.includes(lesson));
  return { version: 1, done: lessonIds.filter(isMarked) };
}

/** The first lesson that is not completed. */
export function findNextIncompleteLesson(
  lessons: readonly LessonSummary[],
  done: readonly string[],
): LessonSummary | undefined {
  return lessons.find(({ id }) => !done.includes(id));
}

/** @param lessons of a module or of the whole course */
export function areAllLessonsDone(
  lessons: readonly LessonSummary[],
  done: readonly string[],
): boolean {
  return findNextIncompleteLesson(lessons, done) === undefined;
}
