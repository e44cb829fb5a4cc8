import { parseJson } from '@/components/parseJson';

/** The key in the browser's storage under which progress is kept. */
export const progressKey = 'copeCourseProgress';

/** What is stored. The version lets a later format tell this one from junk. */
export interface Progress {
  readonly version: 1;
  /** Ids of the lessons done, in the order of the course; the same in every language. */
  readonly done: readonly string[];
}

/** What the controls know of a lesson. */
export interface LessonRef {
  id: string;
  module: number;
  /** Place in its module; the first one is 1. */
  n: number;
  title: string;
  url: string;
}

/** By hand: the library that checks content is heavier than the course. */
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

/** The good part of whatever was stored: junk, repetitions and unknown lessons are dropped. */
export function parseProgress(text: string | null, lessonIds: readonly string[]): Progress {
  const stored = parseJson(text);
  const done = isStored(stored) ? stored.done : [];
  return { version: 1, done: lessonIds.filter((id) => done.includes(id)) };
}

/** An id that is not in the course changes nothing. */
export function markLesson(
  { done }: Progress,
  id: string,
  isDone: boolean,
  lessonIds: readonly string[],
): Progress {
  const isMarked = (lesson: string) => (lesson === id ? isDone : done.includes(lesson));
  return { version: 1, done: lessonIds.filter(isMarked) };
}

/** The first lesson not yet done; none once all are. */
export function nextLesson(
  lessons: readonly LessonRef[],
  done: readonly string[],
): LessonRef | undefined {
  return lessons.find(({ id }) => !done.includes(id));
}

/** Whether every lesson of the list is done; the list may be a module or the whole course. */
export function allDone(lessons: readonly LessonRef[], done: readonly string[]): boolean {
  return nextLesson(lessons, done) === undefined;
}
