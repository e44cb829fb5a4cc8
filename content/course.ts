import path from 'node:path';
import * as v from 'valibot';
import { type CourseWords, courseWords } from './courseWords';
import { mapByLanguage, type Language, getPathsByLanguage } from './languages';
import { getLanguageSwitchLinks } from './translationUrls';
import { listFiles } from './listFiles';
import { type MarkdownText, readMarkdown } from './markdown';
import { href } from './site';

const text = v.pipe(v.string(), v.nonEmpty());
const description = v.pipe(v.string(), v.minLength(50), v.maxLength(160));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));

const courseSchema = v.strictObject({ title: text, description });
const moduleSchema = v.strictObject({
  title: text,
  description,
  /**
   * The message that is shown, and announced by screen readers, once the visitor has marked all lessons of the module
   * as completed.
   */
  completed: text,
});
const tablePosition = v.pipe(v.number(), v.integer(), v.minValue(1));
const lessonSchema = v.strictObject({
  title: text,
  minutes,
  question: text,
  answer: text,
  /**
   * Draws a bar below each number in one column of the lesson's table, in proportion to the largest. Columns and rows
   * are counted from 1; `firstRow` is the first row with a bar, where the rows above it have other units.
   */
  bars: v.optional(
    v.strictObject({ column: tablePosition, firstRow: v.optional(tablePosition, 1) }),
  ),
});

export interface Lesson extends v.InferOutput<typeof lessonSchema>, MarkdownText {
  /**
   * The folder and the file name of the lesson, such as `module-1/lesson-2`. Ids are the same in every language, so a
   * lesson completed in one language counts in all.
   */
  id: string;
  /** The number of the lesson within its module, from 1. */
  n: number;
  /** The URL of the page of the lesson's module, with the lesson's fragment: `…/module-1#lesson-2`. */
  url: string;
}

/** The path and the URL of a course page, and a link to the same page in each other language. */
type CourseAddress = ReturnType<typeof buildCourseAddress>;

export interface Module extends v.InferOutput<typeof moduleSchema>, MarkdownText, CourseAddress {
  n: number;
  /** Such as `module-2`: the last segment of the path of the module's page, and the name of its folder. */
  slug: string;
  minutes: number;
  lessons: readonly Lesson[];
}

export interface Course extends v.InferOutput<typeof courseSchema>, MarkdownText, CourseAddress {
  language: Language;
  words: CourseWords;
  modules: readonly Module[];
  lessons: readonly Lesson[];
  minutes: number;
  hours: number;
}

const folder = path.join(process.cwd(), 'content', 'course');
const root = '/education/simp-awareness-101';

/** Returns the paths of a course's Markdown files, relative to `content/course/<language>/`. */
const listCourseFiles = (language: Language): readonly string[] =>
  listFiles(path.join(folder, language)).filter((file) => file.endsWith('.md'));

/**
 * @throws if the course in one language lacks a Markdown file that it has in another; the error lists each missing file
 */
export function assertSameCourseFiles(files: Readonly<Record<string, readonly string[]>>): void {
  const all = [...new Set(Object.values(files).flat())];
  const missing = Object.entries(files).flatMap(([language, own]) =>
    all.filter((file) => !own.includes(file)).map((file) => `content/course/${language}/${file}`),
  );
  if (missing.length > 0) {
    throw new Error(
      `The course needs the same files in every language. Add: ${missing.join(', ')}.`,
    );
  }
}

function buildCourseAddress(language: Language, below = '') {
  const translations = getPathsByLanguage(`${root}${below}`);
  return {
    path: translations[language],
    url: href(translations[language]),
    otherLanguages: getLanguageSwitchLinks(language, translations).map((link) => ({
      ...link,
      label: courseWords[link.language].readInThisLanguage,
    })),
  };
}

const totalMinutes = (parts: readonly { minutes: number }[]) =>
  parts.reduce((total, { minutes }) => total + minutes, 0);

/**
 * Reads module `n` of the course with its lessons. The numbers of modules and lessons must have no gaps: if one is
 * missing, reading its file throws the file system's error, which contains the path.
 */
function readModule(language: Language, n: number, files: readonly string[]): Module {
  const slug = `module-${n}`;
  const address = buildCourseAddress(language, `/${slug}`);
  const lessons = files
    .filter((file) => file.startsWith(`${slug}/lesson-`))
    .map((_, i) => ({
      ...readMarkdown(`course/${language}/${slug}/lesson-${i + 1}.md`, lessonSchema, language),
      id: `${slug}/lesson-${i + 1}`,
      n: i + 1,
      url: `${address.url}#lesson-${i + 1}`,
    }));
  const head = readMarkdown(`course/${language}/${slug}/module.md`, moduleSchema, language);
  return { ...head, ...address, n, slug, minutes: totalMinutes(lessons), lessons };
}

function readCourse(language: Language): Course {
  const files = listCourseFiles(language);
  const modules = files
    .filter((file) => file.endsWith('/module.md'))
    .map((_, i) => readModule(language, i + 1, files));
  const minutes = totalMinutes(modules);
  return {
    ...readMarkdown(`course/${language}/course.md`, courseSchema, language),
    ...buildCourseAddress(language),
    language,
    words: courseWords[language],
    modules,
    lessons: modules.flatMap(({ lessons }) => lessons),
    minutes,
    hours: minutes / 60,
  };
}

assertSameCourseFiles(mapByLanguage(listCourseFiles));

export const courses: Readonly<Record<Language, Course>> = mapByLanguage(readCourse);

/** @throws if the course has no module with this slug */
export function findModule({ modules }: Course, slug: string): Module {
  const found = modules.find((module) => module.slug === slug);
  if (!found)
    throw new Error(
      `The course has no module "${slug}" in content/course. Its modules: ${modules.map((module) => module.slug).join(', ')}.`,
    );
  return found;
}
