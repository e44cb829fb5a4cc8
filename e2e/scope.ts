import { type ExportedPage, parseWithCheerio } from './exportedSite';

/** True in .ci/run (EVERY_PAGE=1). Otherwise slow tests check only one page of each kind. */
export const checksEveryPage = Boolean(process.env.EVERY_PAGE);

/** The CSS modules of a page. The part of a class before the first "_" is its module's name. */
function listStyleModules(page: ExportedPage): string[] {
  const classes = parseWithCheerio(page)('[class]').map((_, element) =>
    element.attribs.class?.split(/\s+/),
  );
  return classes.get().flatMap((name) => name.split('_')[0] ?? []);
}

/** A few pages that together use every CSS module, and so every component. */
export function choosePageOfEachKind(pages: readonly ExportedPage[]): readonly ExportedPage[] {
  const chosen: ExportedPage[] = [];
  const covered = new Set<string>();
  const modules = new Map(pages.map((page) => [page, new Set(listStyleModules(page))]));
  const countNew = (page: ExportedPage) =>
    [...modules.get(page)!].filter((name) => !covered.has(name)).length;
  for (;;) {
    const [best] = [...pages].sort((one, other) => countNew(other) - countNew(one));
    if (!best || countNew(best) === 0) return chosen;
    chosen.push(best);
    modules.get(best)!.forEach((name) => covered.add(name));
  }
}

export const choosePagesInScope = (pages: readonly ExportedPage[]) =>
  checksEveryPage ? pages : choosePageOfEachKind(pages);
