import type { CheerioAPI } from 'cheerio';
import postcss from 'postcss';

/** The words of a page or script. A class that is not among them is not used there. */
export type UsedWords = ReadonlySet<string>;

export const findWords = (text: string): UsedWords => new Set(text.match(/[\w-]+/g));

/**
 * A page's HTML, the scripts that it names, and the scripts that those name in turn.
 * @param scripts texts by file name
 */
export function collectPageSources(
  html: string,
  scripts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const texts = new Set([html]);
  // The loop also visits the texts that it adds.
  for (const text of texts)
    for (const [name, script] of scripts) if (text.includes(name)) texts.add(script);
  return texts;
}

/** Classes of CSS Modules as the bundler writes them, `.byos8a_scale`. */
const moduleClass = /\.[\w-]+_[A-Za-z]\w*/g;

/** Arguments of `:is()` and the like, two levels deep: a rule can match without their classes. */
const selectorArguments = /\((?:[^()]|\([^()]*\))*\)/g;

/** Removes rules that need a class that is not among the words. */
export function removeUnusedRules(css: string, words: readonly UsedWords[]): string {
  const isInUse = (name: string) => words.some((known) => known.has(name.slice(1)));
  const canMatch = (selector: string) => {
    const needed = selector.replaceAll(selectorArguments, '');
    return needed.includes('(') || (needed.match(moduleClass) ?? []).every(isInUse);
  };
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(canMatch);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const atRules: postcss.AtRule[] = [];
  root.walkAtRules((rule) => void atRules.unshift(rule));
  // Innermost first, because removing a rule may leave its parent empty.
  for (const rule of atRules) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}

export function findSheetUrls($: CheerioAPI): string[] {
  const urls = $('link[rel=stylesheet]').map((_, link) => $(link).attr('href'));
  if (urls.length === 0)
    throw new Error(
      'The page has no <link rel="stylesheet">. Next may have changed: check export/styles.ts.',
    );
  return urls.get();
}

/**
 * The style sheets that at least nine in ten kinds of pages have. Pages with the same style sheets
 * are one kind: all articles together count as much as the home page.
 */
export function chooseSharedSheets(pages: readonly (readonly string[])[]): string[] {
  const kinds = [...new Map(pages.map((sheets) => [sheets.join(), sheets])).values()];
  return [...new Set(kinds.flat())].filter(
    (name) => kinds.filter((sheets) => sheets.includes(name)).length >= 0.9 * kinds.length,
  );
}

/** Makes URLs absolute and removes the source map comment, as a <style> element needs. */
export function prepareInlineCss(css: string, url: string): string {
  return (
    css
      .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
      // Lightning CSS compiles each light-dark() to two custom properties; shorter names save bytes.
      .replaceAll(/--lightningcss-(light|dark)/g, '--$1')
      .replaceAll(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi, (_, _quote, address) => {
        const { pathname, hash } = new URL(address, `https://localhost${url}`);
        return `url(${pathname}${hash})`;
      })
      .trim()
  );
}
