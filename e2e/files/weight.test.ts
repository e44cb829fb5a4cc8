import { expect, test } from '@playwright/test';
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
  /** With the style element in it. */
  html: number;
  /** The style sheet that pages share. */
  sheet: number;
  /** The shared sheet, and what the style element adds to the compressed page. */
  styles: number;
  fonts: number;
  /** Inline scripts and files that load without a gesture. */
  scripts: number;
  requests: number;
}

function measure(page: Page): Weight {
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
  const inline = $('script:not([src]):not([type])').text();
  return {
    html: transferred(page.html),
    sheet: total(sheets),
    styles: total(sheets) + transferred(page.html) - transferred(withoutStyle(page.html)),
    fonts: total(fonts),
    scripts: total(scripts) + transferred(inline),
    requests: 1 + sheets.length + fonts.length + scripts.length,
  };
}

const withoutStyle = (html: string) => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');

const isArticle = (url: string) => /^\/news\/\d+\/$/.test(url);

/** Whether the page fetches its scripts only once somebody needs them. */
const waits = (page: Page) => page.html.includes('id="runtime"');

for (const page of pages) {
  test(`${page.url} stays within its budget of bytes and requests`, () => {
    const weight = measure(page);
    const total = weight.html + weight.sheet + weight.fonts;
    const limit = waits(page) ? 75 : isArticle(page.url) ? 45 : 60;
    const scripts = waits(page) ? 2 * kilobyte : isNotFound(page) ? 300 : 0;

    expect(weight.scripts, 'scripts').toBeLessThanOrEqual(scripts);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(6);
    expect(weight.styles, 'style').toBeLessThanOrEqual(8 * kilobyte);
    expect(weight.fonts, 'fonts').toBeLessThanOrEqual(34 * kilobyte);
    expect(total, 'total').toBeLessThanOrEqual(limit * kilobyte);
    if (isArticle(page.url)) expect(weight.html, 'HTML').toBeLessThanOrEqual(8 * kilobyte);
  });
}

test('no page loads scripts at once because a client component is outside its islands', () => {
  const problems = pages.flatMap((page) => {
    const record = domOf(page)('#outside-islands').text();
    const files: string[] = record ? JSON.parse(record) : [];
    return files.map((file) => `${page.url}: put <Island id="…"> around the component of ${file}`);
  });
  expect(problems).toEqual([]);
});

test('exactly the pages with an island can fetch scripts', () => {
  const withIslands = pages.filter((page) => domOf(page)('[data-island]').length > 0);
  expect(pages.filter(waits).map(({ url }) => url)).toEqual(withIslands.map(({ url }) => url));
});

test('no page has flight data or scripts of the framework in its HTML', () => {
  const carries = pages.filter(({ html }) => /__next_f|<script[^>]+src=/.test(html));
  expect(carries.map(({ url }) => url)).toEqual([]);
});

const chartLibrary = /nivo|react-spring|SpringValue|catmullRom|paddingInner|innerRadius/i;

test('no script of the site contains code of nivo or react-spring', () => {
  const scripts = [...fileUrls].filter((url) => url.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((url) => chartLibrary.test(textOf(url)))).toEqual([]);
});

test('all illustrations together weigh at most 12 KB, and articles have none', () => {
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

test('a visit of six pages transfers at most 102 KB without pictures', () => {
  const weights = pages.filter(({ url }) => visit.includes(url)).map(measure);
  expect(weights).toHaveLength(visit.length);
  const html = weights.reduce((sum, weight) => sum + weight.html, 0);
  // All six share the style sheet and the fonts, which the browser fetches once.
  const once = Math.max(...weights.map(({ sheet, fonts }) => sheet + fonts));
  expect(once + html).toBeLessThanOrEqual(102 * kilobyte);
});
