/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkSameFiles, course, relatedToCourse } from './course';

const { en, es } = course;
const languages = [en, es];

/** Words of a lesson's body, table rulings and the marks of Markdown apart. */
function countWords(language: string, id: string) {
  const [, , body = ''] = readFileSync(`content/course/${language}/${id}.md`, 'utf8').split(
    /^---$/m,
  );
  return body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe('the course', () => {
  it('has the same lessons of the same length in both languages', () => {
    const shape = ({ lessons }: typeof en) =>
      lessons.map(({ id, n, minutes }) => ({ id, n, minutes }));
    expect(shape(es)).toEqual(shape(en));
    expect(new Set(en.lessons.map(({ id }) => id)).size).toBe(en.lessons.length);
  });

  it('is translated, title by title', () => {
    en.lessons.forEach((lesson, i) => expect(es.lessons[i]?.title).not.toBe(lesson.title));
    en.modules.forEach((module, i) => expect(es.modules[i]?.title).not.toBe(module.title));
  });

  it('leads from each page to the same page in the other language', () => {
    expect(en.other).toEqual({
      language: 'es',
      label: 'Leer esta página en español',
      url: '/es/education/simp-awareness-101/',
    });
    expect(es.modules[2]?.other.url).toBe('/education/simp-awareness-101/module-3/');
    expect(es.modules[2]?.alternates).toEqual(en.modules[2]?.alternates);
    expect(es.modules[2]?.url).toBe('/es/education/simp-awareness-101/module-3/');
    expect(es.modules[2]?.lessons[3]?.url).toBe(`${es.modules[2]?.url}#lesson-4`);
  });

  const lessons = languages.flatMap(({ language, lessons: all }) =>
    all.map(({ id, html }) => ({ language, id, html })),
  );

  it.each(lessons)('$language/$id has 120 to 280 words', ({ language, id }) => {
    const words = countWords(language, id);
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(280);
  });

  it.each(lessons)('$language/$id needs no heading or footnote of its own', ({ html }) => {
    // Seven lessons share a page: their fragments would clash.
    expect(html).not.toMatch(/\sid="/);
  });

  it('names the file that one language lacks', () => {
    const files = ['course.md', 'module-1/lesson-1.md', 'module-1/module.md'];
    expect(() => checkSameFiles({ en: files, es: files })).not.toThrow();
    expect(() => checkSameFiles({ en: files, es: files.slice(1) })).toThrow('es/course.md');
    expect(() => checkSameFiles({ en: files.slice(0, 2), es: files })).toThrow(
      'en/module-1/module.md',
    );
  });

  it('goes on to four pages', () => {
    expect(relatedToCourse.map(({ url }) => url)).toEqual([
      '/education/advanced-thirst-trap-analysis/',
      '/education/simp-recovery-program/',
      '/resources/digital-exposure-glossary/',
      '/resources/content-creator-guidelines/',
    ]);
  });
});
