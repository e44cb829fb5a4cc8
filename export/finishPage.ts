import type { ClientModules } from './clientModules';
import { contentHash } from './contentHash';
import { flightText } from './flight';
import {
  applyEdits,
  bodyEnd,
  headStart,
  insert,
  type Page,
  readPage,
  remove,
  tagsOf,
} from './html';
import { type Hydration, hydrationOf } from './hydration';
import { policyFor } from './policy';
import { pruneStyle, wordsOf } from './prune';
import { type Scripts, scriptsOf } from './scripts';
import { speculationRules } from './speculation';
import { renameSheets, sheetsNamedIn, sheetsOf } from './styles';

/** What all pages of the build are finished with. */
export interface Build {
  /** The inline script of pages with islands. */
  loader: string;
  /** Address of the folder of new files, base path included: `/_next/static`. */
  files: string;
  /** Address of the home page: `/`. */
  root: string;
  /** The style sheet that holds what most pages share. */
  shared: { url: string; sheets: ReadonlySet<string> };
  /** Text of one of Next's style sheets, by its address, ready for a <style> element. */
  read: (url: string) => string;
  /** Every word of the scripts: a class named there may be used later. */
  scriptWords: ReadonlySet<string>;
  modules: ClientModules;
}

export interface FinishedPage {
  html: string;
  hydration: Hydration;
  /** The script with the flight data, which the loader fetches together with Next's scripts. */
  flight?: { url: string; text: string };
}

const hasStyleAttributes = ({ tags }: Page) => tags.some(({ attributes }) => 'style' in attributes);
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Finishes a page as `next build` left it. */
export function finishPage(html: string, build: Build): FinishedPage {
  const page = readPage(html);
  const scripts = scriptsOf(page);
  const hydration = hydrationOf(page, flightText(scripts.inline), build.modules);
  return hydration.when === 'atOnce'
    ? { html: keepScripts(page, scripts, hydration.outside, build), hydration }
    : { ...delayScripts(page, scripts, hydration.when === 'onInteraction', build), hydration };
}

/** Leaves scripts and style as Next wrote them, and adds a policy that allows them. */
function keepScripts(
  page: Page,
  { inline, staying }: Scripts,
  outside: readonly string[],
  build: Build,
) {
  const rules = speculationRules(build.root);
  const policy = policyFor({
    scripts: [...inline, ...staying, rules],
    styles: tagsOf(page, 'style').map(({ text }) => text),
    fetchesScripts: true,
    styleAttributes: hasStyleAttributes(page),
  });
  return applyEdits(page, [
    insert(headStart(page), policyTag(policy)),
    insert(bodyEnd(page), json('outside-islands', outside)),
    insert(bodyEnd(page), rulesTag(rules)),
  ]);
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
const rulesTag = (rules: string) => `<script type="speculationrules">${rules}</script>`;

/** Removes the scripts; a page with islands lists them for the loader. */
function delayScripts(
  page: Page,
  { removal, inline, sources, staying }: Scripts,
  hasIslands: boolean,
  build: Build,
) {
  const flight = inline.join(';\n');
  const sheets = new Set([...sheetsOf(page), ...(hasIslands ? sheetsNamedIn(flight) : [])]);
  const words = wordsOf([page.html]);
  const style = pruneStyle(
    [...sheets]
      .filter((url) => !build.shared.sheets.has(url))
      .map(build.read)
      // A fixed order: Next's changes from build to build. Short sheets first compress best.
      .sort((one, other) => one.length - other.length)
      .join(''),
    (name) => words.has(name) || (hasIslands && build.scriptWords.has(name)),
  );
  const links = tagsOf(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'stylesheet' || attributes.as === 'style',
  );
  const firstLink = links[0]?.start ?? headStart(page);
  const rules = speculationRules(build.root);
  const policy = policyFor({
    scripts: [...staying, rules, ...(hasIslands ? [build.loader] : [])],
    styles: [...(style ? [style] : []), ...tagsOf(page, 'style').map(({ text }) => text)],
    fetchesScripts: hasIslands,
    styleAttributes: hasStyleAttributes(page),
  });

  const edits = [
    ...removal,
    ...links.map(remove),
    // A policy holds for everything behind it.
    insert(headStart(page), policyTag(policy)),
    // Before any style sheet: a script behind one waits for it.
    insert(firstLink, hasIslands ? `<script>${build.loader}</script>` : ''),
    insert(firstLink, `<link rel="stylesheet" href="${build.shared.url}" data-precedence="next"/>`),
    insert(firstLink, style && `<style>${style}</style>`),
    insert(bodyEnd(page), rulesTag(rules)),
  ];
  if (!hasIslands) return { html: applyEdits(page, edits) };

  // React looks for the style sheets that it rendered: all of them are in the page or in the shared one.
  const text = renameSheets(flight, build.shared.url);
  const url = `${build.files}/flight/${contentHash(text)}.js`;
  edits.push(insert(bodyEnd(page), json('runtime', [url, ...sources])));
  return { html: applyEdits(page, edits), flight: { url, text } };
}
