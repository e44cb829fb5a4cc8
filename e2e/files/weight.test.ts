import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectWithinBudget, kilobyte } from '../expectWithinBudget';
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
import { pagesWithScripts } from '../pagesWithScripts';
import { sampleVisitUrls } from '../sampleUrls';

const withoutStyle = (html: string) => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');

/** Compressed bytes of the files that a page loads by itself, by URL. */
function measure(page: ExportedPage) {
  const $ = parseWithCheerio(page);
  const measureFiles = (selector: string, attribute = 'href') => {
    const urls = $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute)?.replace(/#.*/, '') ?? '');
    return Object.fromEntries(urls.map((url) => [url, measureTransferBytes(url)]));
  };
  const html = { 'its HTML': measureBrotliBytes(page.html) };
  const text = { 'its HTML without style': measureBrotliBytes(withoutStyle(page.html)) };
  const sheets = measureFiles('link[rel=stylesheet]');
  const fonts = measureFiles('link[as=font]');
  const scriptFiles = measureFiles('script[src]', 'src');
  const inlineScripts = $('script:not([src]):not([type])').text();
  const ownStyle = measureBrotliBytes(page.html) - text['its HTML without style'];
  return {
    html,
    text,
    sheets,
    fonts,
    /** The shared style sheet, and what the style element adds to the compressed HTML. */
    styles: { ...sheets, 'its <style>': ownStyle },
    scripts: { ...scriptFiles, 'its inline scripts': measureBrotliBytes(inlineScripts) },
    pictures: measureFiles('img[src]', 'src'),
    requests: 1 + [sheets, fonts, scriptFiles].flatMap((files) => Object.keys(files)).length,
  };
}

const isArticle = (url: string) => /^\/news\/\d+\/$/.test(url);

const mayHaveScripts = ({ url }: ExportedPage) => pagesWithScripts.includes(url);

for (const page of exportedPages) {
  const { url } = page;

  test(`${url} stays within its budget of bytes and requests`, () => {
    const { html, text, sheets, fonts, styles, scripts, pictures, requests } = measure(page);
    expectWithinBudget({
      name: `${url}, scripts before the first gesture`,
      // Every page has the line that closes the menu.
      limit: mayHaveScripts(page) ? 2 * kilobyte : isNotFoundPage(page) ? 450 : 150,
      parts: scripts,
      remedy: mayHaveScripts(page)
        ? 'Let an island load the code, or make export/loader/ shorter.'
        : 'Something on this page is an island or an inline script, perhaps in the header or footer of every page. Do it in HTML and CSS; if the page needs it, add its URL to e2e/pagesWithScripts.ts.',
    });
    expectWithinBudget({
      name: `${url}, style`,
      limit: 9 * kilobyte,
      parts: styles,
      remedy:
        'Use the classes of components/ in place of new rules, or render less on the page. If it is a new kind of page that needs them all, the limit may be raised: do not shorten rules.',
    });
    expectWithinBudget({
      name: `${url}, fonts`,
      limit: 34 * kilobyte,
      parts: fonts,
      remedy: 'Cut the fonts down to fewer characters or weights in tools/fonts.mjs.',
    });
    expectWithinBudget({
      name: `${url}, HTML, style and fonts`,
      limit: (mayHaveScripts(page) ? 75 : isArticle(url) ? 45 : 60) * kilobyte,
      parts: { ...html, ...sheets, ...fonts },
      remedy:
        'Divide the page in two, or draw less in it: a drawing as a file loads when it is seen.',
    });
    expectWithinBudget({
      name: `${url}, pictures`,
      limit: 150 * kilobyte,
      parts: pictures,
      remedy: 'Save the picture smaller, or in a format that compresses better.',
    });
    if (isArticle(url))
      expectWithinBudget({
        name: `${url}, HTML without style`,
        limit: 8 * kilobyte,
        parts: text,
        remedy: 'Shorten the text, or its drawing.',
      });
    expect(
      requests,
      `${url}: ${requests} requests before anybody uses it, not counting pictures. Put style into CSS Modules, and fonts into app/_frame/fonts.ts.`,
    ).toBeLessThanOrEqual(6);
  });
}

test('each page of the list of pages with scripts has scripts', () => {
  const withScripts = exportedPages.filter(({ html }) => html.includes('id="runtime"'));
  expect(
    pagesWithScripts.filter((url) => !withScripts.some((page) => page.url === url)),
    'These pages have no island: take their URLs out of e2e/pagesWithScripts.ts.',
  ).toEqual([]);
});

/** React's DOM renderer, and the modules of the site that most pages with scripts have. */
const isReact = (url: string) => readExportedFile(removeBasePath(url)).includes('Minified React');

for (const page of exportedPages.filter(mayHaveScripts)) {
  test(`the scripts that ${page.url} loads after a gesture stay within their budget`, () => {
    const urls: string[] = JSON.parse(parseWithCheerio(page)('#runtime').text());
    expect(
      urls.length,
      `${page.url}: ${urls.length} scripts. Put what few pages share into fewer modules.`,
    ).toBeLessThanOrEqual(8);
    const react = urls.filter(isReact);
    expect(react).toHaveLength(1);
    const parts = Object.fromEntries(
      urls.map((url) => [path.basename(url), measureTransferBytes(removeBasePath(url))]),
    );
    const filterParts = (isWanted: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(parts).filter(([name]) => isWanted(name)));
    expectWithinBudget({
      name: `${page.url}, React and what most pages share`,
      limit: 62 * kilobyte,
      parts: filterParts((name) => react.some((url) => url.endsWith(name))),
      remedy: 'If a new version of React is larger, raise this limit.',
    });
    expectWithinBudget({
      name: `${page.url}, scripts after a gesture, without what most pages share`,
      limit: (page.url === '/' ? 17 : 13) * kilobyte,
      parts: filterParts((name) => !react.some((url) => url.endsWith(name))),
      remedy:
        'Render more on the server (<Slot>), pass fewer props, or import() what is needed later.',
    });
  });
}

const chartLibrary = /nivo|react-spring|SpringValue|catmullRom|paddingInner|innerRadius/i;

test('no script of the site contains code of nivo or react-spring', () => {
  const scripts = [...exportedFilePaths].filter((url) => url.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(
    scripts.filter((url) => chartLibrary.test(readExportedFile(url))),
    'A client component imports a chart: draw it in a server component, and pass its markup on.',
  ).toEqual([]);
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
  const different = [...new Map(drawings.map(({ url, markup }) => [markup, url]))];
  const markup = different.map(([drawing]) => drawing);
  const [longest] = different.sort(([one], [other]) => other.length - one.length);
  expectWithinBudget({
    name: 'All illustrations',
    limit: 12 * kilobyte,
    // Compressed together, as on a page.
    parts: { 'their SVG': measureBrotliBytes(markup.join('')) },
    remedy: `Use fewer points in components/spotIllustrationDrawings.ts. The longest drawing is on ${longest?.[1]}.`,
  });
});

test('a visit of six pages transfers at most 110 KB, not counting pictures', () => {
  const visited = exportedPages.filter(({ url }) => sampleVisitUrls.includes(url));
  expect(visited).toHaveLength(sampleVisitUrls.length);
  const weights = visited.map((page) => ({ page, ...measure(page) }));
  expectWithinBudget({
    name: 'A visit of six pages',
    limit: 110 * kilobyte,
    // The pages share style sheet and fonts, which are fetched once.
    parts: {
      ...Object.assign({}, ...weights.map(({ sheets, fonts }) => ({ ...sheets, ...fonts }))),
      ...Object.fromEntries(
        weights.map(({ page, html }) => [`the HTML of ${page.url}`, html['its HTML']]),
      ),
    },
    remedy: 'Show less on the largest of these pages, or divide it.',
  });
});
