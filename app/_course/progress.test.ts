import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  areAllLessonsDone,
  type LessonSummary,
  updateDoneLessons,
  findFirstIncompleteLesson,
  parseProgress,
  type StoredProgress,
} from './progress';

const ids = ['module-1/lesson-1', 'module-1/lesson-2', 'module-2/lesson-1', 'module-2/lesson-2'];
const lessons: LessonSummary[] = ids.map((id, i) => ({
  id,
  module: Math.floor(i / 2) + 1,
  n: (i % 2) + 1,
  number: `${Math.floor(i / 2) + 1}.${(i % 2) + 1}`,
  title: id,
  url: `/${id}`,
}));

const nothing: StoredProgress = { version: 1, done: [] };
const someLessons = fc.subarray(ids);

describe('parseProgress', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1,'],
    ['a list', '["module-1/lesson-1"]'],
    ['another version', '{"version":2,"done":["module-1/lesson-1"]}'],
    ['no version', '{"done":["module-1/lesson-1"]}'],
    ['no list of lessons', '{"version":1,"done":"module-1/lesson-1"}'],
    ['null', 'null'],
  ])('parseProgress returns an empty progress for %s', (_, text) => {
    expect(parseProgress(text, ids)).toEqual(nothing);
  });

  it('parseProgress drops invalid, unknown and repeated lesson ids, and keeps course order', () => {
    const done = [ids[2], 7, null, 'module-9/lesson-1', ids[0], ids[2], { id: ids[1] }];
    expect(parseProgress(JSON.stringify({ version: 1, done }), ids)).toEqual({
      version: 1,
      done: [ids[0], ids[2]],
    });
  });

  it('parseProgress returns only lessons of the course, whatever text is stored', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constant(null));
    fc.assert(
      fc.property(junk, (text) => {
        const { version, done } = parseProgress(text, ids);
        expect(version).toBe(1);
        expect(ids.filter((id) => done.includes(id))).toEqual(done);
      }),
    );
  });

  it('parseProgress returns the lessons that were stored', () => {
    fc.assert(
      fc.property(someLessons, (done) => {
        expect(parseProgress(JSON.stringify({ version: 1, done }), ids).done).toEqual(done);
      }),
    );
  });
});

describe('updateDoneLessons', () => {
  it('marking a lesson changes no other lesson, and marking it again changes nothing', () => {
    fc.assert(
      fc.property(someLessons, fc.constantFrom(...ids), fc.boolean(), (done, id, isDone) => {
        const once = updateDoneLessons({ version: 1, done }, id, isDone, ids);
        expect(once.done.includes(id)).toBe(isDone);
        const others = (list: readonly string[]) => list.filter((other) => other !== id);
        expect(others(once.done)).toEqual(others(done));
        expect(updateDoneLessons(once, id, isDone, ids)).toEqual(once);
      }),
    );
  });

  it('updateDoneLessons ignores a lesson that is not in the course', () => {
    expect(updateDoneLessons(nothing, 'module-9/lesson-1', true, ids)).toEqual(nothing);
  });
});

describe('findFirstIncompleteLesson', () => {
  it('findFirstIncompleteLesson returns the first lesson not done, or undefined if all are done', () => {
    expect(findFirstIncompleteLesson(lessons, [])).toBe(lessons[0]);
    expect(findFirstIncompleteLesson(lessons, [ids[0]!, ids[2]!])).toBe(lessons[1]);
    expect(findFirstIncompleteLesson(lessons, ids)).toBeUndefined();
  });

  it('all lessons before the first incomplete one are done, and areAllLessonsDone agrees', () => {
    fc.assert(
      fc.property(someLessons, (done) => {
        const next = findFirstIncompleteLesson(lessons, done);
        expect(areAllLessonsDone(lessons, done)).toBe(next === undefined);
        const before = lessons.slice(0, next ? lessons.indexOf(next) : lessons.length);
        expect(before.every(({ id }) => done.includes(id))).toBe(true);
      }),
    );
  });
});
