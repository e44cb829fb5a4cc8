import { cut, type Edit, type Page, tagsOf } from './html';

/** What Next put into a page to bring it to life, and what the project put in itself. */
export interface Runtime {
  /** Takes all of Next's away. */
  removal: readonly Edit[];
  /** Next's inline scripts, in order: the flight data and the bundler's start. */
  inline: readonly string[];
  /** Addresses of Next's scripts, in order. */
  sources: readonly string[];
  /** Inline scripts of the project's own, which say so: `<script data-own>`. */
  own: readonly string[];
}

const scriptTypes = ['', 'text/javascript', 'module'];
const isFlight = (text: string) => text.includes('self.__next_f');
const isBundlerStart = (text: string) => /^\(globalThis\[?\.?"?TURBOPACK/.test(text);

/** @throws where a script is neither Next's, as far as that is known, nor the project's own */
export function runtimeOf(page: Page): Runtime {
  const scripts = tagsOf(page, 'script').filter(({ attributes }) =>
    scriptTypes.includes(attributes.type ?? ''),
  );
  const own = scripts.filter(({ attributes }) => 'data-own' in attributes && !attributes.src);
  const nexts = scripts.filter((script) => !own.includes(script));
  for (const { attributes, text } of nexts) {
    if (
      attributes.src ? attributes.src.includes('/_next/') : isFlight(text) || isBundlerStart(text)
    )
      continue;
    throw new Error(
      `Whose script is this? If it is yours, mark it data-own; if not, Next has changed: ${attributes.src ?? text.slice(0, 80)}`,
    );
  }
  const inline = nexts.filter(({ attributes }) => !attributes.src).map(({ text }) => text);
  if (!inline.some(isFlight)) throw new Error('The page holds no flight data: has Next changed?');

  const sources = nexts.flatMap(({ attributes }) =>
    attributes.src && !('nomodule' in attributes) ? [attributes.src] : [],
  );
  if (sources.length === 0) throw new Error('The page names no scripts: has Next changed?');
  const preloads = tagsOf(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  return {
    removal: [...nexts, ...preloads].map(cut),
    inline,
    sources: [...new Set(sources)],
    own: own.map(({ text }) => text),
  };
}
