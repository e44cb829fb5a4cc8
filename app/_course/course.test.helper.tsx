import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseWords } from '@/content/course/words';
import { Certificate } from './Certificate.client';
import { CourseProgress } from './CourseProgress.client';
import { LessonCheckbox } from './LessonCheckbox.client';
import { LessonList } from './LessonList.client';
import { ModuleCompleteMessage } from './ModuleCompleteMessage.client';
import { type LessonRef, progressKey } from './progress';
import { ProgressProvider } from './ProgressProvider.client';

export const words = courseWords.en;
export const user = userEvent.setup();

export const lessons: LessonRef[] = [1, 2, 3].map((n) => ({
  id: `module-${Math.ceil(n / 2)}/lesson-${n}`,
  module: Math.ceil(n / 2),
  n,
  title: `Title ${n}`,
  url: `/lesson-${n}`,
}));
export const moduleCompleted = ['Module 1 complete.', 'Module 2 complete.'];
const modules = [{ n: 1, title: 'First module', lessons: 2 }];

/** Every island of the course on one page: three lessons in two modules. */
export function Course() {
  return (
    <ProgressProvider
      waitsForIsland
      lessons={lessons}
      moduleCompleted={moduleCompleted}
      words={words}
    >
      <CourseProgress certificateUrl="/course/#certificate" />
      <LessonList module={1} />
      {lessons.map(({ id, n }) => (
        <LessonCheckbox key={id} id={id} n={n} />
      ))}
      <ModuleCompleteMessage module={1} text="Module 1 complete." />
      <Certificate issuer="The issuer" course="Course" minutes={30} modules={modules} seal="seal" />
    </ProgressProvider>
  );
}

export const box = (n: number) => screen.getByRole('checkbox', { name: `Lesson ${n} complete` });
export const button = (name: string) => screen.getByRole('button', { name });
export const said = () => screen.getByRole('status').textContent;

export const store = (...done: string[]) =>
  localStorage.setItem(progressKey, JSON.stringify({ version: 1, done }));
export const stored = (): unknown => JSON.parse(localStorage.getItem(progressKey) ?? 'null');

export async function tick(...numbers: number[]) {
  for (const n of numbers) await user.click(box(n));
}
