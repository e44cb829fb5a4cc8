import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { JSDOM } from 'jsdom';
import { courseByLanguage } from '../../content/course';
import { form10QPaths } from '../../content/form10Q';
import { newsListPages } from '../../content/newsList';
import { type Page, pageGroups } from '../../content/pages';
import { findExportedPage, parseWithCheerio, removeBasePath } from '../exportedSite';

const leastPercent = 98;

const courses = Object.values(courseByLanguage);
const modulePaths: readonly string[] = courses.flatMap(({ modules }) =>
  modules.map(({ path }) => path),
);

/** Pages of lists, forms, cards and figures. What a reader mode keeps of them is only reported. */
const reportedGroups = /^(main-pages|filings-and-data|start-pages-.*)$/;
const reportedPaths: readonly string[] = [
  '/site-map',
  '/resources/notice-of-gentle-concern',
  ...newsListPages.map(({ path }) => path),
  ...courses.map(({ path }) => path),
  ...Object.values(form10QPaths),
];

const pages: readonly (Page & { isReported: boolean })[] = pageGroups.flatMap((group) =>
  group.pages.map((page) => ({
    ...page,
    isReported: reportedGroups.test(group.id) || reportedPaths.includes(page.path),
  })),
);

/** Meta lines, related links, pagers and controls, which a reader mode may leave out. */
const besideTheText =
  'nav, aside, footer, form, button, script, style, svg, article > dl, [data-print=no], [aria-hidden=true]';

const listWords = ($: CheerioAPI, selector: string) =>
  $(`${selector}, :is(${selector}) *`)
    .not(`:is(${besideTheText}), :is(${besideTheText}) *`)
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? (node.data.match(/[\p{L}\p{N}]+/gu) ?? []) : []));

/** The words of title, lead and text that Firefox's reader mode loses, and their share. */
function readLikeFirefox({ path, url }: Page) {
  const page = findExportedPage(removeBasePath(url));
  const { document } = new JSDOM(page.html, { url: 'https://cope.example/' }).window;
  const article = new Readability(document).parse();
  const kept = listWords(load(`<main><p>${article?.title}</p>${article?.content}</main>`), 'main');
  const words = listWords(
    parseWithCheerio(page),
    modulePaths.includes(path) ? 'main h1, main [id^=lesson-]' : 'main',
  );
  const lost = words.filter((word) => {
    const at = kept.indexOf(word);
    if (at >= 0) kept.splice(at, 1);
    return at < 0;
  });
  return { lost, percent: 100 * (1 - lost.length / words.length) };
}

for (const page of pages.filter(({ isReported }) => !isReported)) {
  test(`a reader mode keeps title, lead and text of ${page.path}`, () => {
    const { lost, percent } = readLikeFirefox(page);
    expect(
      percent,
      [
        `Firefox's reader mode loses ${lost.length} words of ${page.path}: ${lost.slice(0, 40).join(' ')} …`,
        'It drops elements whose class or id has a word such as header, comment, related, menu or sidebar, text inside a form, lists and boxes that are mostly links, and what is not beside or inside the element with the most text. Rename the class, or move the text. If the page is a list or a form, add its path to reportedPaths.',
      ].join('\n'),
    ).toBeGreaterThanOrEqual(leastPercent);
  });
}

test('what a reader mode keeps of lists, forms and figures is reported', () => {
  const percents = pages
    .filter(({ isReported }) => isReported)
    .map((page) => `${page.path} ${Math.floor(readLikeFirefox(page).percent)}`);
  process.stdout.write(`\nA reader mode keeps, in percent: ${percents.join(', ')}\n`);
});
