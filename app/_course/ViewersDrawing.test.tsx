import { expect, it } from '@jest/globals';
import { courseByLanguage } from '@/content/course';
import { ViewersDrawing } from './ViewersDrawing';

it('ViewersDrawing throws an error that names the lesson if its table has no number of viewers', () => {
  const { lessons, words } = courseByLanguage.en;
  const lesson = lessons.find(({ id }) => id === 'module-1/lesson-2')!;
  expect(() => ViewersDrawing({ lesson: { ...lesson, nodes: [] }, words })).toThrow(
    'content/course/<language>/module-1/lesson-2.md',
  );
  expect(ViewersDrawing({ lesson, words })).not.toBeNull();
});
