import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  parseWithCheerio,
  exportedFilePaths,
  removeBasePath,
  isNotFoundPage,
  type ExportedPage,
  exportedPages,
  readExportedFile,
  measureBrotliBytes,
  measureTransferBytes,
} from '../exportedSite';
import { sampleVisitUrls } from '../sampleUrls';

const kilobyte = 1024;

/** Compressed bytes of HTML, CSS, fonts and scripts, and the number of requests. */
interface Weight {
  /** Includes the style element. */
  html: number;
  /** The shared style sheet. */
  sheet: number;
  /** The shared style sheet, and what the style element adds to the compressed HTML. */
  styles: number;
  fonts: number;
  /** Inline scripts, and files that load without an interaction. */
  scripts: number;
  requests: number;
}

function measure(page: ExportedPage): Weight {
  const $ = parseWithCheerio(page);
  const hrefs = (selector: string, attribute = 'href') =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const total = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + measureTransferBytes(url), 0);
  const sheets = hrefs('link[rel=stylesheet]');
  const fonts = hrefs('link[as=font]');
  const scripts = hrefs('script[src]', 'src');
  const inline = $('script:not([src]):not([type])').text();
  return {
    html: measureBrotliBytes(page.html),
    sheet: total(sheets),
    styles:
      total(sheets) + measureBrotliBytes(page.html) - measureBrotliBytes(withoutStyle(page.html)),
    fonts: total(fonts),
    scripts: total(scripts) + measureBrotliBytes(inline),
    requests: 1 + sheets.length + fonts.length + scripts.length,
  };
}

const withoutStyle = (html: string) => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');

const isArticle = (url: string) => /^\/news\/\d+\/$/.test(url);

const loadsScriptsLater = (page: ExportedPage) => page.html.includes('id="runtime"');

for (const page of exportedPages) {
  test(`${page.url} stays within its budget of bytes and requests`, () => {
    const weight = measure(page);
    const total = weight.html + weight.sheet + weight.fonts;
    const limit = loadsScriptsLater(page) ? 75 : isArticle(page.url) ? 45 : 60;
    // Every page has the line that closes the menu.
    const scripts = loadsScriptsLater(page) ? 2 * kilobyte : isNotFoundPage(page) ? 450 : 150;

    expect(weight.scripts, 'scripts').toBeLessThanOrEqual(scripts);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(6);
    expect(weight.styles, 'style').toBeLessThanOrEqual(8 * kilobyte);
    expect(weight.fonts, 'fonts').toBeLessThanOrEqual(34 * kilobyte);
    expect(total, 'total').toBeLessThanOrEqual(limit * kilobyte);
    if (isArticle(page.url)) expect(weight.html, 'HTML').toBeLessThanOrEqual(8 * kilobyte);
  });
}

/** React's DOM renderer, and the lines of the site that call it. */
const isReact = (url: string) => /\/hydrateIslands-[^/]*$/.test(url);

for (const page of exportedPages.filter(loadsScriptsLater)) {
  test(`the scripts that ${page.url} loads after a gesture stay within their budget`, () => {
    const urls: string[] = JSON.parse(parseWithCheerio(page)('#runtime').text());
    const sizes = urls.map((url) => ({ url, bytes: measureTransferBytes(removeBasePath(url)) }));
    const sum = (files: typeof sizes) => files.reduce((total, { bytes }) => total + bytes, 0);
    const react = sum(sizes.filter(({ url }) => isReact(url)));
    const ours = sizes.filter(({ url }) => !isReact(url)).sort((a, b) => b.bytes - a.bytes);
    const limit = page.url === '/' ? 75 : 70;
    const largest = ours.slice(0, 3).map(({ url, bytes }) => `${path.basename(url)} ${bytes}`);
    const advice = `largest of ours: ${largest.join(', ')}. Render more on the server (<Slot>), pass fewer props, or import() what is needed later.`;
    expect(react, 'React: a new version is larger; raise this limit and the total').toBeLessThan(
      60 * kilobyte,
    );
    expect(react + sum(ours), advice).toBeLessThanOrEqual(limit * kilobyte);
  });
}

const chartLibrary = /nivo|react-spring|SpringValue|catmullRom|paddingInner|innerRadius/i;

test('no script of the site contains code of nivo or react-spring', () => {
  const scripts = [...exportedFilePaths].filter((url) => url.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((url) => chartLibrary.test(readExportedFile(url)))).toEqual([]);
});

test('all illustrations together have at most 12 KB', () => {
  const drawings = exportedPages.flatMap((page) => {
    const $ = parseWithCheerio(page);
    return $('svg[data-spot]')
      .toArray()
      .map((drawing) => ({ url: page.url, markup: $.html(drawing) }));
  });
  expect(drawings).not.toHaveLength(0);
  expect(drawings.filter(({ url }) => isArticle(url))).toEqual([]);
  const different = new Set(drawings.map(({ markup }) => markup));
  expect(measureBrotliBytes([...different].join(''))).toBeLessThanOrEqual(12 * kilobyte);
});

test('a visit of six pages transfers at most 102 KB, not counting pictures', () => {
  const weights = exportedPages.filter(({ url }) => sampleVisitUrls.includes(url)).map(measure);
  expect(weights).toHaveLength(sampleVisitUrls.length);
  const html = weights.reduce((sum, weight) => sum + weight.html, 0);
  // The pages share style sheet and fonts, which are fetched once.
  const once = Math.max(...weights.map(({ sheet, fonts }) => sheet + fonts));
  expect(once + html).toBeLessThanOrEqual(102 * kilobyte);
});
