import { cut, edit, endOf, headOf, put, readPage, tagsOf } from './html';
import { nameFor } from './nameFor';
import { policyFor } from './policy';
import { pruneStyle, wordsOf } from './prune';
import { runtimeOf } from './runtime';
import { speculationRules } from './speculation';
import { renameSheets, sheetsNamedIn, sheetsOf } from './styles';

/** What a page has to be finished with. */
export interface Build {
  /** The inline script of pages that wait for the visitor. */
  loader: string;
  /** Address below which new files are put, base path included: `/_next/static`. */
  files: string;
  /** Address below which the site's pages lie: `/`. */
  root: string;
  /** The style sheet that holds what most pages share. */
  shared: { url: string; sheets: ReadonlySet<string> };
  /** Text of one of Next's style sheets, by its address, as it may stand inside a page. */
  read: (url: string) => string;
  /** Every word of the scripts, which may come to use any class they name. */
  scriptWords: ReadonlySet<string>;
}

export interface Finished {
  html: string;
  /** What the page fetches once the visitor needs it, beside the scripts of the build. */
  flight?: { url: string; text: string };
}

/** A page as `next build` left it, finished for the visitor. */
export function finishPage(html: string, build: Build): Finished {
  const page = readPage(html);
  const { removal, inline, sources, own } = runtimeOf(page);
  const waits = page.tags.some(({ attributes }) => 'data-island' in attributes);

  const flight = inline.join(';\n');
  const sheets = new Set([...sheetsOf(page), ...(waits ? sheetsNamedIn(flight) : [])]);
  const words = wordsOf([html]);
  const style = pruneStyle(
    [...sheets]
      .filter((url) => !build.shared.sheets.has(url))
      .map(build.read)
      .join(''),
    (name) => words.has(name) || (waits && build.scriptWords.has(name)),
  );
  const links = tagsOf(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'stylesheet' || attributes.as === 'style',
  );
  const place = links[0]?.start ?? headOf(page);
  const rules = speculationRules(build.root);
  const policy = policyFor({
    scripts: [...own, rules, ...(waits ? [build.loader] : [])],
    styles: style ? [style] : [],
    fetches: waits,
    styleAttributes: page.tags.some(({ attributes }) => 'style' in attributes),
  });

  const edits = [
    ...removal,
    ...links.map(cut),
    // The policy comes first: it holds for everything behind it.
    put(headOf(page), `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    // Before any style sheet: a script behind one waits for it.
    put(place, waits ? `<script>${build.loader}</script>` : ''),
    put(place, `<link rel="stylesheet" href="${build.shared.url}" data-precedence="next"/>`),
    put(place, style && `<style>${style}</style>`),
    put(endOf(page), `<script type="speculationrules">${rules}</script>`),
  ];
  if (!waits) return { html: edit(page, edits) };

  // React looks for the style sheets it was rendered with: all of them are in the page by now.
  const text = renameSheets(flight, build.shared.url);
  const url = `${build.files}/flight/${nameFor(text)}.js`;
  const list = JSON.stringify([url, ...sources]);
  edits.push(put(endOf(page), `<script type="application/json" id="runtime">${list}</script>`));
  return { html: edit(page, edits), flight: { url, text } };
}
