import { parseStoredJson } from '@/components/parseStoredJson';

/** The progress as stored in localStorage. A later format would have another version. */
export interface StoredProgress {
  readonly version: 1;
  /** The ids of completed lessons, in course order. All languages share these ids. */
  readonly done: readonly string[];
}

/** What client components need to know of a lesson. */
export interface LessonSummary {
  id: string;
  module: number;
  /** The number within the course, such as `2.1`. */
  number: string;
  /** The lesson's number within the module, from 1. */
  n: number;
  title: string;
  url: string;
  /** Of a lesson that the course's own language lacks. */
  language?: string;
}

/** Checks by hand: a validation library would be larger than all course scripts together. */
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

/** Returns the progress with a lesson completed or not. An unknown id changes nothing. */
export function updateDoneLessons(
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
