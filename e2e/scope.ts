import { listFiles } from '../content/listFiles';
import { type ExportedPage, parseWithCheerio } from './exportedSite';

/** True in .ci/run (EVERY_PAGE=1). Otherwise slow tests ask only one page of each kind. */
export const checksEveryPage = Boolean(process.env.EVERY_PAGE);

const texts = listFiles('content/pages').map((file) => file.replace(/\.md$/, ''));

/** URLs by kind of page. A page is of the first kind that fits: a text may be laid out as a paper. */
const kinds: Readonly<Record<string, RegExp>> = {
  '404 page': /404\.html$/,
  home: /^\/$/,
  'start page': /^\/es\/(education\/)?$/,
  'section page': /^\/(about|oversight|enforcement|initiatives|education)\/$/,
  article: /^\/news\/\d+\/$/,
  paper:
    /\/(one-haha|release-266|content-creator-guidelines|one-more-comments|f-2025-00413|desk-lamp-transcript|remembered-from-last-week)\/$/,
  list: /\/(news(\/page\/\d+)?|filings|findings|digital-exposure-glossary|notice-of-gentle-concern|site-map)\/$/,
  form: /\/form-[^/]+\/$/,
  dashboard: /^\/filings\/.+\/$/,
  course: /\/simp-awareness-101\/$/,
  lesson: /\/module-\d+\/$/,
  notice: /\/notice-of-gentle-concern\/.+\/$/,
  finding: /^\/findings\/.+\/$/,
  text: new RegExp(`/(${texts.join('|')})/$`),
};

function findKind({ url }: ExportedPage): string {
  const kind = Object.keys(kinds).find((name) => kinds[name]!.test(url));
  if (!kind) throw new Error(`${url} is of no kind. Add it to one in e2e/scope.ts.`);
  return kind;
}

/** The part of a class before the first "_" is the name of its CSS module. */
function countStyleModules(page: ExportedPage): number {
  const $ = parseWithCheerio(page);
  const classes = $('[class]').map((_, element) => element.attribs.class?.split(/\s+/));
  return new Set(classes.get().map((name) => name.split('_')[0])).size;
}

/** Of each kind the page with the most components. */
function choosePageOfEachKind(pages: readonly ExportedPage[]): readonly ExportedPage[] {
  const chosen = new Map<string, ExportedPage>();
  for (const page of pages) {
    const kind = findKind(page);
    const best = chosen.get(kind);
    if (!best || countStyleModules(page) > countStyleModules(best)) chosen.set(kind, page);
  }
  return [...chosen.values()];
}

export const choosePagesInScope = (pages: readonly ExportedPage[]) =>
  checksEveryPage ? pages : choosePageOfEachKind(pages);

/** In .ci/run all of a list. Otherwise each item of a kind that no item before it has. */
export function chooseInScope<T>(
  items: readonly T[],
  listKinds: (item: T) => readonly string[],
): readonly T[] {
  const seen = new Set<string>();
  const isNew = (kind: string) => !seen.has(kind) && seen.add(kind);
  return checksEveryPage ? items : items.filter((item) => listKinds(item).filter(isNew).length > 0);
}

/** In .ci/run every pair of two lists. Otherwise as few as have each item of both. */
export function choosePairsInScope<A, B>(
  first: readonly A[],
  second: readonly B[],
): readonly (readonly [A, B])[] {
  if (checksEveryPage) return first.flatMap((a) => second.map((b) => [a, b] as const));
  const longer = first.length > second.length ? first : second;
  return longer.map((_, i) => [first[i % first.length]!, second[i % second.length]!] as const);
}
