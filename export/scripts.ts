import type { CheerioAPI } from 'cheerio';

/** The scripts of a page: Next's, and those that stay. */
export interface PageScripts {
  /** Next's inline scripts, in order: flight data, and the start of the bundler's runtime. */
  nextInline: readonly string[];
  /** Next's script files, in order. */
  nextFiles: readonly string[];
  /** Inline scripts that stay: `<script data-keep>`. */
  kept: readonly string[];
}

const isFlight = (text: string) => text.includes('self.__next_f');
const isBundlerStart = (text: string) => /^\(globalThis\[?\.?"?TURBOPACK/.test(text);

/**
 * Also removes the preloads of scripts.
 * @throws if a script is neither Next's nor marked data-keep
 */
export function removeNextScripts($: CheerioAPI): PageScripts {
  const all = $('script:not([type$=json])')
    .toArray()
    .map((element) => ({ element, src: $(element).attr('src'), text: $(element).text() }));
  const kept = all.filter(({ element, src }) => !src && $(element).is('[data-keep]'));
  const nexts = all.filter((script) => !kept.includes(script));
  for (const { src, text } of nexts) {
    if (src ? src.includes('/_next/') : isFlight(text) || isBundlerStart(text)) continue;
    throw new Error(
      src
        ? `<script src="${src}"> is not supported: pages have only Next's script files, and their policy blocks other hosts. Import the code in a client component, or write it inline as <script data-keep>; neither can load anything from other hosts.`
        : `Unknown inline script: "${text.slice(0, 80)}". If the project wrote it, mark it data-keep: <script data-keep>. If not, Next has changed its scripts: check export/scripts.ts.`,
    );
  }
  const nextInline = nexts.filter(({ src }) => !src).map(({ text }) => text);
  if (!nextInline.some(isFlight))
    throw new Error(
      'The page has no inline script with flight data (self.__next_f). Next may have changed: check export/scripts.ts.',
    );
  const nextFiles = nexts.flatMap(({ element, src }) =>
    src && !$(element).is('[nomodule]') ? [src] : [],
  );
  if (nextFiles.length === 0)
    throw new Error(
      'The page has no <script src> of Next. Next may have changed: check export/scripts.ts.',
    );
  nexts.forEach(({ element }) => $(element).remove());
  $('link[rel=preload][as=script]').remove();
  return {
    nextInline,
    nextFiles: [...new Set(nextFiles)],
    kept: kept.map(({ text }) => text),
  };
}
