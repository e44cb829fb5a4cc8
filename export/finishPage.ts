import { createHash } from 'node:crypto';
import { findTags } from './html';
import { addPolicy } from './policy';
import { deferRuntime, removeRuntime, runtimeOf } from './runtime';
import { addSpeculation } from './speculation';
import { pruneStyles, replaceStylesheets, stylesheetsOf, wordsOf } from './styles';

/** What a page has to be finished with. */
export interface Build {
  /** The inline script of pages that wait for the visitor. */
  loader: string;
  /** Address below which new files are put, base path included: `/_next/static`. */
  files: string;
  /** Address below which the site's pages lie: `/`. */
  root: string;
  /** Text of a file of the build, by its address. */
  read: (url: string) => string;
}

export interface Finished {
  html: string;
  /** Whether the page fetches scripts once the visitor needs them. */
  waits: boolean;
  /** Files that the page needs beside those of the build: text by address. */
  files: ReadonlyMap<string, string>;
}

const chunk = /[\w./~-]+\.js/g;
const stylesheet = /[\w./~-]*\/static\/chunks\/[\w.~-]+\.css/g;

/** The texts of these scripts and of all that they may load later. */
function scriptTexts(urls: readonly string[], build: Build): string[] {
  const texts = new Map<string, string>();
  const visit = (url: string) => {
    if (texts.has(url)) return;
    const text = build.read(url);
    texts.set(url, text);
    for (const [name] of text.matchAll(chunk)) {
      if (name.includes('static/chunks/')) visit(`${build.files}/chunks/${name.split('/').pop()}`);
    }
  };
  urls.forEach(visit);
  return [...texts.values()];
}

/** A page as `next build` left it, finished for the visitor. */
export function finishPage(html: string, build: Build): Finished {
  const files = new Map<string, string>();
  const put = (folder: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const url = `${build.files}/${folder}/${hash}.${extension}`;
    files.set(url, text);
    return url;
  };

  const { inline, sources } = runtimeOf(html);
  const waits = findTags(html).some(({ attributes }) => 'data-live' in attributes);
  // A page that hydrates may come to need more style sheets than it starts with: its error page's.
  const named = waits ? (html.match(stylesheet) ?? []) : [];
  const stylesheets = [...new Set([...stylesheetsOf(html), ...named])];
  const words = wordsOf([html, ...(waits ? scriptTexts(sources, build) : [])]);
  const style = put('css', 'css', pruneStyles(stylesheets.map(build.read).join('\n'), words));
  const styled = replaceStylesheets(html, style);
  const complete = (bare: string) => addPolicy(addSpeculation(bare, build.root));
  if (!waits) return { html: complete(removeRuntime(styled)), waits, files };

  // React looks for the style sheets it was rendered with: all of them are now this one.
  const flight = inline.join(';\n').replaceAll(stylesheet, style);
  const deferred = deferRuntime(styled, build.loader, [put('flight', 'js', flight), ...sources]);
  return { html: complete(deferred), waits, files };
}
