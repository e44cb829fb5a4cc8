import { type Edit, type Page, remove, type Tag, tagsOf } from './html';

/** The scripts of a page, by who wrote them. */
export interface Scripts {
  /** Removes all of Next's. */
  removal: readonly Edit[];
  /** Next's inline scripts, in order: flight data, and the one that starts the bundler. */
  inline: readonly string[];
  /** Addresses of Next's scripts, in order. */
  sources: readonly string[];
  /** Inline scripts that stay in every page: the project's (`<script data-keep>`) and React's. */
  staying: readonly string[];
}

const scriptTypes = ['', 'text/javascript', 'module'];
const isFlight = (text: string) => text.includes('self.__next_f');
const isBundlerStart = (text: string) => /^\(globalThis\[?\.?"?TURBOPACK/.test(text);
/** React moves the content of large Suspense boundaries to their place; nothing else is needed for it. */
const isReact = (text: string) =>
  /^(?:\$R[A-Z]+[=(]|requestAnimationFrame\(function\(\)\{\$R)/.test(text);

const isNext = ({ attributes: { src }, text }: Tag) =>
  src ? src.includes('/_next/') : isFlight(text) || isBundlerStart(text);

/** @throws where a script is neither Next's, as far as that is known, nor the project's */
export function scriptsOf(page: Page): Scripts {
  const scripts = tagsOf(page, 'script').filter(({ attributes }) =>
    scriptTypes.includes(attributes.type ?? ''),
  );
  const staying = scripts.filter(
    ({ attributes, text }) => !attributes.src && ('data-keep' in attributes || isReact(text)),
  );
  const nexts = scripts.filter((script) => !staying.includes(script));
  const unknown = nexts.find((script) => !isNext(script));
  if (unknown) {
    const { src } = unknown.attributes;
    throw new Error(
      src
        ? `<script src="${src}"> is not supported: the policy allows no script files but Next's. Import the code in a client component, or write it inline as <script data-keep>.`
        : `Unknown inline script: "${unknown.text.slice(0, 80)}". If the project wrote it, mark it data-keep: <script data-keep>. If not, Next has changed its scripts.`,
    );
  }
  const inline = nexts.filter(({ attributes }) => !attributes.src).map(({ text }) => text);
  if (!inline.some(isFlight)) throw new Error('The page holds no flight data: has Next changed?');

  const sources = nexts.flatMap(({ attributes }) =>
    attributes.src && !('nomodule' in attributes) ? [attributes.src] : [],
  );
  if (sources.length === 0) throw new Error('The page names no script files: has Next changed?');
  const preloads = tagsOf(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  return {
    removal: [...nexts, ...preloads].map(remove),
    inline,
    sources: [...new Set(sources)],
    staying: staying.map(({ text }) => text),
  };
}
