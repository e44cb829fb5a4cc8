import { expect, test } from '@jest/globals';
import {
  domOf,
  fileUrls,
  isNotFound,
  type Page,
  pages,
  textOf,
  transferred,
  transferredFile,
} from '../out';
import { visit } from '../visit';

const kilobyte = 1024;

interface Weight {
  /** The style that stands in it included. */
  html: number;
  /** The style sheet that pages share. */
  sheet: number;
  /** Of both, what is style. */
  styles: number;
  fonts: number;
  /** Inline scripts and files that load without a gesture. */
  scripts: number;
  requests: number;
}

function weigh(page: Page): Weight {
  const $ = domOf(page);
  const hrefs = (selector: string, attribute = 'href') =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const total = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + transferredFile(url), 0);
  const sheets = hrefs('link[rel=stylesheet]');
  const fonts = hrefs('link[as=font]');
  const scripts = hrefs('script[src]', 'src');
  const inline = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text())
      .join('');
  return {
    html: transferred(page.html),
    sheet: total(sheets),
    styles: total(sheets) + transferred(page.html) - transferred(withoutStyle(page.html)),
    fonts: total(fonts),
    scripts: total(scripts) + transferred(inline('script:not([src]):not([type])')),
    requests: 1 + sheets.length + fonts.length + scripts.length,
  };
}

/** The style inside a page travels in one stream with it: what it costs is the difference. */
function withoutStyle(html: string) {
  return html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
}

const isArticle = (url: string) => /^\/news\/\d+\/$/.test(url);

const waits = (page: Page) => page.html.includes('id="runtime"');

test.each(pages.map((page) => ({ ...page })))('$url keeps its budget', (page) => {
  const weight = weigh(page);
  const total = weight.html + weight.sheet + weight.fonts;
  const limit = waits(page) ? 75 : isArticle(page.url) ? 45 : 60;

  expect(weight.scripts).toBeLessThanOrEqual(
    waits(page) ? 2 * kilobyte : isNotFound(page) ? 300 : 0,
  );
  expect(weight.requests).toBeLessThanOrEqual(6);
  expect(weight.styles).toBeLessThanOrEqual(8 * kilobyte);
  expect(weight.fonts).toBeLessThanOrEqual(34 * kilobyte);
  expect(total).toBeLessThanOrEqual(limit * kilobyte);
  if (isArticle(page.url)) expect(weight.html).toBeLessThanOrEqual(8 * kilobyte);
});

test('exactly the pages with an island wait for scripts', () => {
  const withParts = pages.filter((page) => domOf(page)('[data-island]').length > 0);
  expect(pages.filter(waits).map(({ url }) => url)).toEqual(withParts.map(({ url }) => url));
});

test('no page carries flight data, or scripts of the framework, in its HTML', () => {
  const carries = pages.filter(({ html }) => /__next_f|<script[^>]+src=/.test(html));
  expect(carries.map(({ url }) => url)).toEqual([]);
});

const drawing = /nivo|react-spring|SpringValue|catmullRom|paddingInner|innerRadius/i;

test('nothing that draws charts is in a file that a visitor could fetch', () => {
  const scripts = [...fileUrls].filter((url) => url.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((url) => drawing.test(textOf(url)))).toEqual([]);
});

test('the illustrations of all pages keep one budget, and an article has none', () => {
  const drawings = pages.flatMap((page) => {
    const $ = domOf(page);
    return $('svg[data-spot]')
      .toArray()
      .map((drawing) => ({ url: page.url, markup: $.html(drawing) }));
  });
  expect(drawings).not.toHaveLength(0);
  expect(drawings.filter(({ url }) => isArticle(url))).toEqual([]);
  const different = new Set(drawings.map(({ markup }) => markup));
  expect(transferred([...different].join(''))).toBeLessThanOrEqual(12 * kilobyte);
});

test('a visit of six pages keeps its budget, pictures apart', () => {
  const weights = pages.filter(({ url }) => visit.includes(url)).map(weigh);
  expect(weights).toHaveLength(visit.length);
  const html = weights.reduce((sum, weight) => sum + weight.html, 0);
  // The style sheet and the fonts are the same on all of them, and fetched once.
  const once = Math.max(...weights.map(({ sheet, fonts }) => sheet + fonts));
  expect(once + html).toBeLessThanOrEqual(102 * kilobyte);
});
