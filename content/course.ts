import path from 'node:path';
import * as v from 'valibot';
import { courseWords, type CourseWords, type Language } from './course/interface';
import { glossary } from './glossary';
import { listFiles } from './listFiles';
import { readMarkdown } from './markdown';
import type { Link } from './navigation';
import { readPage } from './pages';
import { absoluteUrl, href } from './site';

const text = v.pipe(v.string(), v.nonEmpty());
const description = v.pipe(v.string(), v.minLength(50), v.maxLength(160));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));

const headSchema = v.strictObject({ title: text, description });
const lessonSchema = v.strictObject({ title: text, minutes, question: text, answer: text });

export interface Lesson extends v.InferOutput<typeof lessonSchema> {
  /** The same in every language, so that progress is too: `module-1/lesson-2`. */
  id: string;
  /** Place in its module; the first one is 1. */
  n: number;
  html: string;
  /** Leads to the lesson on its module's page. */
  url: string;
}

/** Where a page of the course is, in this language and in the other. */
interface CoursePlace {
  path: `/${string}`;
  url: string;
  other: { language: Language; label: string; url: string };
  /** Full addresses by language, for crawlers. */
  alternates: Record<Language | 'x-default', string>;
}

export interface Module extends v.InferOutput<typeof headSchema>, CoursePlace {
  n: number;
  slug: string;
  html: string;
  minutes: number;
  lessons: readonly Lesson[];
}

export interface Course extends v.InferOutput<typeof headSchema>, CoursePlace {
  language: Language;
  words: CourseWords;
  html: string;
  modules: readonly Module[];
  lessons: readonly Lesson[];
  minutes: number;
  hours: number;
}

const folder = path.join(process.cwd(), 'content', 'course');
const root = '/education/simp-awareness-101';

const filesOf = (language: Language) =>
  listFiles(path.join(folder, language)).filter((file) => file.endsWith('.md'));

/** @throws naming the files that one language has and the other lacks */
export function checkSameFiles(files: Record<Language, readonly string[]>): void {
  const missing = [
    ...files.en.filter((file) => !files.es.includes(file)).map((file) => `es/${file}`),
    ...files.es.filter((file) => !files.en.includes(file)).map((file) => `en/${file}`),
  ];
  if (missing.length > 0) throw new Error(`content/course: missing ${missing.join(', ')}`);
}

function placeOf(language: Language, below = ''): CoursePlace {
  const paths = { en: `${root}${below}`, es: `/es${root}${below}` } as const;
  const path = paths[language];
  const other = language === 'en' ? 'es' : 'en';
  return {
    path,
    url: href(path),
    other: {
      language: other,
      label: courseWords[other].readInThisLanguage,
      url: href(paths[other]),
    },
    alternates: {
      en: absoluteUrl(paths.en),
      es: absoluteUrl(paths.es),
      'x-default': absoluteUrl(paths.en),
    },
  };
}

const sum = (parts: readonly { minutes: number }[]) =>
  parts.reduce((total, part) => total + part.minutes, 0);

/** Modules and lessons are numbered without gaps; where one is missing, reading it fails by name. */
function readModule(language: Language, n: number, files: readonly string[]): Module {
  const slug = `module-${n}`;
  const place = placeOf(language, `/${slug}`);
  const lessons = files
    .filter((file) => file.startsWith(`${slug}/lesson-`))
    .map((_, i) => ({
      ...readMarkdown(`course/${language}/${slug}/lesson-${i + 1}.md`, lessonSchema),
      id: `${slug}/lesson-${i + 1}`,
      n: i + 1,
      url: `${place.url}#lesson-${i + 1}`,
    }));
  const head = readMarkdown(`course/${language}/${slug}/module.md`, headSchema);
  return { ...head, ...place, n, slug, minutes: sum(lessons), lessons };
}

function readCourse(language: Language): Course {
  const files = filesOf(language);
  const modules = files
    .filter((file) => file.endsWith('/module.md'))
    .map((_, i) => readModule(language, i + 1, files));
  return {
    ...readMarkdown(`course/${language}/course.md`, headSchema),
    ...placeOf(language),
    language,
    words: courseWords[language],
    modules,
    lessons: modules.flatMap(({ lessons }) => lessons),
    minutes: sum(modules),
    hours: sum(modules) / 60,
  };
}

checkSameFiles({ en: filesOf('en'), es: filesOf('es') });

/** Simp Awareness 101, the same lessons in both languages. */
export const course: Record<Language, Course> = { en: readCourse('en'), es: readCourse('es') };

const pageLink = (title: string, to: `/${string}`): Link => ({ label: title, url: href(to) });

/** Where those who liked the course go on; these pages are in English. */
export const relatedToCourse: readonly Link[] = [
  pageLink(
    readPage('advanced-thirst-trap-analysis').title,
    '/education/advanced-thirst-trap-analysis',
  ),
  pageLink(readPage('simp-recovery-program').title, '/education/simp-recovery-program'),
  pageLink(glossary.title, '/resources/digital-exposure-glossary'),
  pageLink(readPage('content-creator-guidelines').title, '/resources/content-creator-guidelines'),
];

/** @throws where the course has no such module */
export function moduleOf({ modules }: Course, slug: string): Module {
  const module = modules.find((candidate) => candidate.slug === slug);
  if (!module) throw new Error(`The course has no ${slug}.`);
  return module;
}
