import { parseJson } from '@/components/parseJson';

/** The key in localStorage. */
export const progressKey = 'copeCourseProgress';

/** The stored value. Its version lets a later format tell it from invalid data. */
export interface Progress {
  readonly version: 1;
  /** Ids of completed lessons in course order; both languages use the same ids. */
  readonly done: readonly string[];
}

/** The part of a lesson that client components need. */
export interface LessonRef {
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
export function parseProgress(text: string | null, lessonIds: readonly string[]): Progress {
  const stored = parseJson(text);
  const done = isStored(stored) ? stored.done : [];
  return { version: 1, done: lessonIds.filter((id) => done.includes(id)) };
}

/** Adds a lesson to the completed ones or removes it. An unknown id changes nothing. */
export function markLesson(
  { done }: Progress,
  id: string,
  isDone: boolean,
  lessonIds: readonly string[],
): Progress {
  const isMarked = (lesson: string) => (lesson === id ? isDone : done.includes(lesson));
  return { version: 1, done: lessonIds.filter(isMarked) };
}

/** The first lesson that is not completed. */
export function nextLesson(
  lessons: readonly LessonRef[],
  done: readonly string[],
): LessonRef | undefined {
  return lessons.find(({ id }) => !done.includes(id));
}

/** @param lessons of a module or of the whole course */
export function allDone(lessons: readonly LessonRef[], done: readonly string[]): boolean {
  return nextLesson(lessons, done) === undefined;
}
