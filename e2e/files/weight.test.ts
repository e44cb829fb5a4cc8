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

const kilobyte = 1024;

interface Weight {
  html: number;
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
  const styles = hrefs('link[rel=stylesheet]');
  const fonts = hrefs('link[as=font]');
  const scripts = hrefs('script[src]', 'src');
  const inline = $('script:not([src]):not([type])')
    .toArray()
    .map((element) => $(element).text());
  return {
    html: transferred(page.html),
    styles: total(styles),
    fonts: total(fonts),
    scripts: total(scripts) + transferred(inline.join('')),
    requests: 1 + styles.length + fonts.length + scripts.length,
  };
}

const waits = (page: Page) => page.html.includes('id="runtime"');

test.each(pages.map((page) => ({ ...page })))('$url keeps its budget', (page) => {
  const weight = weigh(page);
  const total = weight.html + weight.styles + weight.fonts;
  const isArticle = /^\/news\/\d+\/$/.test(page.url);
  const limit = waits(page) ? 75 : isArticle ? 45 : 60;

  expect(weight.scripts).toBeLessThanOrEqual(
    waits(page) ? 2 * kilobyte : isNotFound(page) ? 300 : 0,
  );
  expect(weight.requests).toBeLessThanOrEqual(6);
  expect(weight.styles).toBeLessThanOrEqual(8 * kilobyte);
  expect(weight.fonts).toBeLessThanOrEqual(34 * kilobyte);
  expect(total).toBeLessThanOrEqual(limit * kilobyte);
  if (isArticle) expect(weight.html).toBeLessThanOrEqual(8 * kilobyte);
});

test('exactly the pages with a live part wait for scripts', () => {
  const withParts = pages.filter((page) => domOf(page)('[data-live]').length > 0);
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
