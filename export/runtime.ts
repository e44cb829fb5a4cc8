import { cutTags, findTags, insert, type Tag } from './html';

/** Everything that Next put into a page to bring it to life. */
export interface Runtime {
  tags: readonly Tag[];
  /** Inline scripts, in order: the flight data and the bundler's start. */
  inline: readonly string[];
  /** Addresses of the scripts, in order. */
  sources: readonly string[];
}

const dataTypes = ['application/json', 'application/ld+json'];
const isFlight = (text: string) => text.includes('self.__next_f');
const isNextInline = (text: string) =>
  isFlight(text) || /^\(globalThis\[?\.?"?TURBOPACK/.test(text);

/** @throws where the page does not look like one that Next made */
export function runtimeOf(html: string): Runtime {
  const scripts = findTags(html, 'script').filter(
    ({ attributes, text }) =>
      !dataTypes.includes(attributes.type ?? '') &&
      (attributes.src?.includes('/_next/') || isNextInline(text)),
  );
  const preloads = findTags(html, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text);
  if (!inline.some(isFlight)) throw new Error('The page holds no flight data: has Next changed?');

  const sources = scripts.flatMap(({ attributes }) =>
    attributes.src && !('nomodule' in attributes) ? [attributes.src] : [],
  );
  return { tags: [...scripts, ...preloads], inline, sources: [...new Set(sources)] };
}

/** For a page on which nothing of ours hydrates: its text, its style and nothing else. */
export function removeRuntime(html: string): string {
  return cutTags(html, runtimeOf(html).tags);
}

/**
 * For a page that hydrates: its scripts make way for a loader and the list of what it fetches.
 * @param scripts addresses, in the order in which they run
 */
export function deferRuntime(html: string, loader: string, scripts: readonly string[]): string {
  const list = JSON.stringify(scripts);
  const data = `<script type="application/json" id="runtime">${list}</script>`;
  const bare = removeRuntime(html);
  return insert(insert(bare, '</body>', data), '</head>', `<script>${loader}</script>`);
}
