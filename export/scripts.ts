import type { CheerioAPI } from 'cheerio';

/** Flight data, and the start of the bundler's runtime. */
const nextInline = /self\.__next_f|^\(globalThis\[?\.?"?TURBOPACK/;

/**
 * Also removes the preloads of scripts.
 * @returns the texts of the inline scripts that stay: `<script data-keep>`
 * @throws if a script is neither Next's nor marked data-keep
 */
export function removeNextScripts($: CheerioAPI): string[] {
  const all = $('script:not([type$=json])')
    .toArray()
    .map((element) => ({ element, src: $(element).attr('src'), text: $(element).text() }));
  const kept = all.filter(({ element, src }) => !src && $(element).is('[data-keep]'));
  for (const { element, src, text } of all.filter((script) => !kept.includes(script))) {
    if (src ? !src.includes('/_next/') : !nextInline.test(text))
      throw new Error(
        src
          ? `<script src="${src}"> is not supported: pages have only the scripts of their islands, and their policy blocks other hosts. Import the code in a client component, or write it inline as <script data-keep>; neither can load anything from other hosts.`
          : `Unknown inline script: "${text.slice(0, 80)}". If the project wrote it, mark it data-keep: <script data-keep>. If not, Next has changed its scripts: check export/scripts.ts.`,
      );
    $(element).remove();
  }
  $('link[rel=preload][as=script]').remove();
  return kept.map(({ text }) => text);
}
