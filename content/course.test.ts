/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { assertCompleteModules, type Course, courseByLanguage, listOwnModules } from './course';
import { courseWords } from './courseWords';
import { languages } from './languages';
import { getPathsByLanguage } from './pages';
import { href } from './site';

const versions = Object.values(courseByLanguage);
const [first] = versions;

/** Tokens without a letter or digit, such as `|---|`, are not words. */
function countWords(language: string, id: string) {
  const [, , body = ''] = readFileSync(`content/course/${language}/${id}.md`, 'utf8').split(
    /^---$/m,
  );
  return body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What lessons must have in common in every language. */
const shapeOf = ({ lessons }: Course) => lessons.map(({ id, n, minutes }) => ({ id, n, minutes }));

describe('the course', () => {
  it('the course has the same lessons with the same minutes in every language', () => {
    for (const version of versions) expect(shapeOf(version)).toEqual(shapeOf(first!));
    expect(new Set(first!.lessons.map(({ id }) => id)).size).toBe(first!.lessons.length);
  });

  it('the titles and completion messages of the course differ between the languages', () => {
    for (const translatable of [
      (course: Course) =>
        listOwnModules(course).flatMap(({ title, lessons }) => [
          title,
          ...lessons.map((lesson) => lesson.title),
        ]),
      (course: Course) => listOwnModules(course).map(({ completed }) => completed),
    ]) {
      const texts = versions.flatMap(translatable);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('course pages link to their translations, and lessons have URLs like #lesson-1', () => {
    for (const version of versions) {
      for (const page of [version, ...listOwnModules(version)]) {
        const translations = getPathsByLanguage(page.path);
        expect(page.otherLanguages).toEqual(
          languages.flatMap((language) => {
            const path = translations[language];
            const label = courseWords[language].readInThisLanguage;
            return path && language !== version.language
              ? { language, label, url: href(path) }
              : [];
          }),
        );
        expect(page.url).toBe(href(page.path));
      }
      for (const { url, lessons } of version.modules) {
        expect(lessons.map((lesson) => lesson.url)).toEqual(
          lessons.map(({ n }) => `${url}#lesson-${n}`),
        );
      }
    }
  });

  const lessons = versions.flatMap((version) =>
    listOwnModules(version)
      .flatMap((module) => module.lessons)
      .map(({ id, content }) => ({ language: version.language, id, content })),
  );

  it.each(lessons)(
    'the lesson content/course/$language/$id.md has 120 to 280 words',
    ({ language, id }) => {
      const words = countWords(language, id);
      expect(words).toBeGreaterThanOrEqual(120);
      expect(words).toBeLessThanOrEqual(280);
    },
  );

  it.each(lessons)(
    'the lesson content/course/$language/$id.md has no heading or footnote with an id',
    ({ content }) => {
      // Lessons share their module's page, where equal ids would clash.
      expect(toHtml([...content.nodes])).not.toMatch(/\sid="/);
    },
  );

  const files = ['course.md', 'module-1/lesson-1.md', 'module-1/module.md'];

  it('an error names each course file that is missing in one language', () => {
    expect(() => assertCompleteModules({ en: files, bb: files })).not.toThrow();
    for (const missing of ['en', 'bb']) {
      const course = { en: files, bb: files, [missing]: files.slice(1) };
      expect(() => assertCompleteModules(course)).toThrow(`content/course/${missing}/course.md`);
    }
  });

  it('a translation may lack whole modules, but no part of one; the default language has all', () => {
    const check = (en: readonly string[], bb: readonly string[]) => () =>
      assertCompleteModules({ en, bb });
    expect(check(files, ['course.md'])).not.toThrow();
    expect(check(files, ['course.md', 'module-1/module.md'])).toThrow(
      'Add: content/course/bb/module-1/lesson-1.md;',
    );
    expect(check(['course.md'], files)).toThrow('content/course/en/module-1/lesson-1.md');
  });
});
