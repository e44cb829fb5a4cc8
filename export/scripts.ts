import {
  type TextEdit,
  type ParsedPage,
  createTagRemoval,
  type OpeningTag,
  findTagsByName,
} from './html';

/** The scripts of a page: those of Next, which are removed, and those that stay. */
export interface RemovedAndKeptScripts {
  /** Edits that remove all scripts of Next, and the preloads of them. */
  removals: readonly TextEdit[];
  /** Texts of Next's inline scripts, in order: flight data, and the script that starts the bundler. */
  nextInline: readonly string[];
  /** URLs of Next's script files, in order. */
  nextFiles: readonly string[];
  /** Texts of the inline scripts that stay: the project's (`<script data-keep>`) and React's. */
  kept: readonly string[];
}

const scriptTypes = ['', 'text/javascript', 'module'];
const isFlight = (text: string) => text.includes('self.__next_f');
const isBundlerStart = (text: string) => /^\(globalThis\[?\.?"?TURBOPACK/.test(text);
/** Matches React's inline scripts, which move the content of large Suspense boundaries to its place. */
const isReact = (text: string) =>
  /^(?:\$R[A-Z]+[=(]|requestAnimationFrame\(function\(\)\{\$R)/.test(text);

const isNext = ({ attributes: { src }, text }: OpeningTag) =>
  src ? src.includes('/_next/') : isFlight(text) || isBundlerStart(text);

/** Divides the scripts of a page into those of Next and those that stay. @throws if a script is neither Next's, nor React's, nor marked data-keep */
export function separateNextScripts(page: ParsedPage): RemovedAndKeptScripts {
  const scripts = findTagsByName(page, 'script').filter(({ attributes }) =>
    scriptTypes.includes(attributes.type ?? ''),
  );
  const kept = scripts.filter(
    ({ attributes, text }) => !attributes.src && ('data-keep' in attributes || isReact(text)),
  );
  const nexts = scripts.filter((script) => !kept.includes(script));
  const unknown = nexts.find((script) => !isNext(script));
  if (unknown) {
    const { src } = unknown.attributes;
    throw new Error(
      src
        ? `<script src="${src}"> is not supported: the policy allows no script files but Next's. Import the code in a client component, or write it inline as <script data-keep>.`
        : `Unknown inline script: "${unknown.text.slice(0, 80)}". If the project wrote it, mark it data-keep: <script data-keep>. If not, Next has changed its scripts.`,
    );
  }
  const nextInline = nexts.filter(({ attributes }) => !attributes.src).map(({ text }) => text);
  if (!nextInline.some(isFlight))
    throw new Error(
      'The page has no inline script with flight data (self.__next_f). Next may have changed: check export/scripts.ts.',
    );

  const nextFiles = nexts.flatMap(({ attributes }) =>
    attributes.src && !('nomodule' in attributes) ? [attributes.src] : [],
  );
  if (nextFiles.length === 0)
    throw new Error(
      'The page has no <script src> of Next. Next may have changed: check export/scripts.ts.',
    );
  const preloads = findTagsByName(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  return {
    removals: [...nexts, ...preloads].map(createTagRemoval),
    nextInline,
    nextFiles: [...new Set(nextFiles)],
    kept: kept.map(({ text }) => text),
  };
}
