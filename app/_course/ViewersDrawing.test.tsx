import { expect, it } from '@jest/globals';
import { courseByLanguage } from '@/content/course';
import { ViewersDrawing } from './ViewersDrawing';

it('ViewersDrawing throws an error that names the file of the lesson if its table lacks the number of viewers, and otherwise returns a drawing', () => {
  const { lessons, words } = courseByLanguage.en;
  const lesson = lessons.find(({ id }) => id === 'module-1/lesson-2')!;
  expect(() => ViewersDrawing({ lesson: { ...lesson, html: '<table></table>' }, words })).toThrow(
    'content/course/<language>/module-1/lesson-2.md',
  );
  expect(ViewersDrawing({ lesson, words })).not.toBeNull();
});
