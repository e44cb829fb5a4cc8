import path from 'node:path';
import * as v from 'valibot';
import { type CourseWords, courseWords } from './courseWords';
import { description, text } from './frontMatter';
import {
  defaultLanguage,
  getLocalizedPaths,
  type Language,
  languages,
  mapByLanguage,
} from './languages';
import { getLanguageSwitchLinks } from './translationUrls';
import { listFiles } from './listFiles';
import { type MarkdownContent, readMarkdown } from './markdown';
import { href } from './site';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));

const courseSchema = v.strictObject({ title: text, description });
const moduleSchema = v.strictObject({
  title: text,
  description,
  /** The message shown and announced when all lessons of a module are done. */
  completed: text,
});
const tablePosition = v.pipe(v.number(), v.integer(), v.minValue(1));
const lessonSchema = v.strictObject({
  title: text,
  minutes,
  question: text,
  answer: text,
  /**
   * Draws bars beside the numbers of a table column, from `firstRow` on: the rows above have other
   * units. Columns and rows count from 1.
   */
  bars: v.optional(
    v.strictObject({ column: tablePosition, firstRow: v.optional(tablePosition, 1) }),
  ),
  /** Draws a switch, turned off, in place of each number of the lesson's list. */
  switches: v.optional(v.boolean()),
});

export interface Lesson extends v.InferOutput<typeof lessonSchema> {
  content: MarkdownContent;
  /** The language of a lesson that the course's own lacks. */
  language?: Language;
  /**
   * Folder and file name, such as `module-1/lesson-2`: the same in every language, so that a
   * completed lesson counts in all.
   */
  id: string;
  /** The lesson's number within its module, from 1. */
  n: number;
  /** The number within the course: those of module and lesson, such as `2.1`. */
  number: string;
  /** The module's page with the lesson's fragment: `…/module-1#lesson-2`. */
  url: string;
}

/** A course page: path, URL, and links to its translations. */
type CourseAddress = ReturnType<typeof buildCourseAddress>;

export interface CourseModule extends v.InferOutput<typeof moduleSchema>, CourseAddress {
  content: MarkdownContent;
  /** The language of a module that the course's own lacks. */
  language?: Language;
  n: number;
  /** The last part of the page's path, and the name of the module's folder: `module-2`. */
  slug: string;
  minutes: number;
  lessons: readonly Lesson[];
}

export interface Course extends v.InferOutput<typeof courseSchema>, CourseAddress {
  content: MarkdownContent;
  language: Language;
  words: CourseWords;
  modules: readonly CourseModule[];
  lessons: readonly Lesson[];
  minutes: number;
  hours: number;
}

const folder = path.join(process.cwd(), 'content', 'course');
const root = '/education/simp-awareness-101';

/** Paths of Markdown files, relative to `content/course/<language>/`. */
const listCourseFiles = (language: Language): readonly string[] =>
  listFiles(path.join(folder, language)).filter((file) => file.endsWith('.md'));

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * The default language has every file. Others have `course.md`, and all files of each module that
 * they have.
 *
 * @throws an error that lists the Markdown files that one language has and another lacks
 */
export function assertCompleteModules(files: Readonly<Record<string, readonly string[]>>): void {
  const all = [...new Set(Object.values(files).flat())];
  const missing = Object.entries(files).flatMap(([language, own]) => {
    const folders = ['', ...own.map(folderOf)];
    return all
      .filter((file) => language === defaultLanguage || folders.includes(folderOf(file)))
      .filter((file) => !own.includes(file))
      .map((file) => `content/course/${language}/${file}`);
  });
  if (missing.length > 0) {
    throw new Error(
      `The course lacks files that it has in another language. Add: ${missing.join(', ')}; or take the whole module out of a translation.`,
    );
  }
}

const courseFiles = mapByLanguage(listCourseFiles);

/** @param file that a language has if it has the page */
function buildCourseAddress(language: Language, file: string, below = '') {
  const paths = getLocalizedPaths(`${root}${below}`);
  const translated = languages.filter((each) => courseFiles[each].includes(file));
  return {
    path: paths[language],
    url: href(paths[language]),
    otherLanguages: getLanguageSwitchLinks(language, paths)
      .filter((link) => translated.includes(link.language))
      .map((link) => ({ ...link, label: courseWords[link.language].readInThisLanguage })),
  };
}

const totalMinutes = (parts: readonly { minutes: number }[]) =>
  parts.reduce((total, { minutes }) => total + minutes, 0);

/** Lessons are numbered without gaps: reading a file that is missing throws an error. */
function readModule(language: Language, n: number): CourseModule {
  const slug = `module-${n}`;
  const file = `${slug}/module.md`;
  if (!courseFiles[language].includes(file) && language !== defaultLanguage) {
    const foreign = { language: defaultLanguage } as const;
    const module = readModule(defaultLanguage, n);
    const lessons = module.lessons.map((lesson) => ({ ...lesson, ...foreign }));
    return { ...module, ...foreign, lessons };
  }
  const address = buildCourseAddress(language, file, `/${slug}`);
  const lessons = courseFiles[language]
    .filter((file) => file.startsWith(`${slug}/lesson-`))
    .map((_, i) => ({
      ...readMarkdown(`course/${language}/${slug}/lesson-${i + 1}.md`, lessonSchema, language),
      id: `${slug}/lesson-${i + 1}`,
      n: i + 1,
      number: `${n}.${i + 1}`,
      url: `${address.url}#lesson-${i + 1}`,
    }));
  const head = readMarkdown(`course/${language}/${file}`, moduleSchema, language);
  return { ...head, ...address, n, slug, minutes: totalMinutes(lessons), lessons };
}

function readCourse(language: Language): Course {
  const modules = courseFiles[defaultLanguage]
    .filter((file) => file.endsWith('/module.md'))
    .map((_, i) => readModule(language, i + 1));
  const minutes = totalMinutes(modules);
  return {
    ...readMarkdown(`course/${language}/course.md`, courseSchema, language),
    ...buildCourseAddress(language, 'course.md'),
    language,
    words: courseWords[language],
    modules,
    lessons: modules.flatMap(({ lessons }) => lessons),
    minutes,
    hours: minutes / 60,
  };
}

assertCompleteModules(courseFiles);

export const courseByLanguage: Readonly<Record<Language, Course>> = mapByLanguage(readCourse);

/** Without those of another language, which stand in for modules that are not translated. */
export const listOwnModules = ({ modules }: Course): readonly CourseModule[] =>
  modules.filter(({ language }) => !language);

export function findModule({ modules }: Course, slug: string): CourseModule {
  const found = modules.find((module) => module.slug === slug);
  if (!found)
    throw new Error(
      `The course has no module "${slug}". Use one of: ${modules.map((module) => module.slug).join(', ')}; or add content/course/<language>/${slug}/module.md.`,
    );
  return found;
}
