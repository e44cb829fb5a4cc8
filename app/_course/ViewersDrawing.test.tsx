import { expect, it } from '@jest/globals';
import { courseByLanguage } from '@/content/course';
import { ViewersDrawing } from './ViewersDrawing';

it('ViewersDrawing names the lesson whose table lacks the viewers', () => {
  const { lessons, words } = courseByLanguage.en;
  const lesson = lessons.find(({ id }) => id === 'module-1/lesson-2')!;
  expect(() => ViewersDrawing({ lesson: { ...lesson, nodes: [] }, words })).toThrow(
    'content/course/<language>/module-1/lesson-2.md',
  );
  expect(ViewersDrawing({ lesson, words })).not.toBeNull();
});
