import { expect, it } from '@jest/globals';
import { courseByLanguage } from '@/content/course';
import { ViewersDrawing } from './ViewersDrawing';

it('a lesson whose table lost the number of viewers names its file', () => {
  const { lessons, words } = courseByLanguage.en;
  const lesson = lessons.find(({ id }) => id === 'module-1/lesson-2')!;
  expect(() => ViewersDrawing({ lesson: { ...lesson, html: '<table></table>' }, words })).toThrow(
    'content/course/<language>/module-1/lesson-2.md',
  );
  expect(ViewersDrawing({ lesson, words })).not.toBeNull();
});
