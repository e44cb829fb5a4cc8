/**
 * Benchmark: measures the site on an emulated slow phone and prints the tables of the README. The tables
 * compare each page with its copy without scripts ("floor"), and show a visit of six pages and Lighthouse
 * scores. ROUNDS sets how often each page is loaded (default 5); the tables contain medians.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from './findChromium.mjs';
import { choosePortsByName } from './choosePortsByName.mjs';
import { copyProject, runNpmScript } from './copyProject.mjs';
import { createMarkdownTable } from './createMarkdownTable.mjs';
import { measurePagePerformance, measurePagesPerformanceInOneTab } from './measure.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = [
  ['Home', '/'],
  ['News list', '/news/'],
  ['Article', '/news/1/'],
  ['Dashboard', '/filings/sundress-yield-curve/'],
];
const otherKinds = [
  ['Later page of the news', '/news/page/2/'],
  ['Page of the agency', '/enforcement/'],
  ['Filings', '/filings/'],
  ['Prose', '/disclaimer/'],
  ['Glossary', '/resources/digital-exposure-glossary/'],
  ['Form', '/resources/form-10-q/'],
  ['Course', '/education/simp-awareness-101/'],
  ['Module', '/education/simp-awareness-101/module-1/'],
  ['Course, in Spanish', '/es/education/simp-awareness-101/'],
  ['Site map', '/site-map/'],
];
const visit = [
  ...pages.slice(0, 3),
  ['Filings', '/filings/'],
  ['Dashboard', '/filings/sundress-yield-curve/'],
  ['About', '/about/'],
];

const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Removes all scripts from the HTML of a page, except JSON-LD, which browsers do not run. */
const removeScripts = (html) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressedTypes = ['.png', '.ico', '.woff2'];

/**
 * Starts a server for a folder. It compresses files with Brotli, as a CDN does. `changePage` may change the
 * HTML of each page.
 */
async function serve(folder, port, changePage = (html) => html) {
  const bodies = new Map();
  function bodyOf(file) {
    const extension = path.extname(file);
    const content = readFileSync(file);
    const changed = extension === '.html' ? Buffer.from(changePage(content.toString())) : content;
    return compressedTypes.includes(extension) ? changed : brotliCompressSync(changed);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const extension = path.extname(file);
    try {
      if (!bodies.has(file)) bodies.set(file, bodyOf(file));
      response.writeHead(200, {
        'content-type': types[extension] ?? 'application/octet-stream',
        'content-length': bodies.get(file).length,
        'cache-control': pathname.startsWith('/_next/static/') ? 'max-age=31536000' : 'max-age=0',
        ...(!compressedTypes.includes(extension) && { 'content-encoding': 'br' }),
      });
      response.end(bodies.get(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Runs Lighthouse and returns its scores. npx downloads it, because it is larger than all dependencies together. */
async function lighthouse(url) {
  const args = [
    '--yes',
    'lighthouse@12',
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  const report = JSON.parse(stdout);
  return categories.map((name) => Math.round(report.categories[name].score * 100)).join(' / ');
}

/** Returns one record with the median of each number in several records with equal keys, nested ones too. */
function medians(records) {
  const [first] = records;
  if (typeof first === 'number') {
    const sorted = [...records].sort((a, b) => a - b);
    const [low, high] = [Math.floor, Math.ceil].map(
      (round) => sorted[round((sorted.length - 1) / 2)],
    );
    return (low + high) / 2;
  }
  const keys = Object.keys(first);
  return Object.fromEntries(keys.map((key) => [key, medians(records.map((each) => each[key]))]));
}

const sum = (values) => values.reduce((total, value) => total + value, 0);
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const milliseconds = (value) => `${Math.round(value)} ms`;
const withoutPictures = ({ bytes }) => sum(Object.values(bytes)) - bytes.pictures;

const columns = [
  ['HTML', ({ bytes }) => kilobytes(bytes.html)],
  ['Style', ({ bytes }) => kilobytes(bytes.style)],
  ['Fonts', ({ bytes }) => kilobytes(bytes.fonts)],
  ['Pictures', ({ bytes }) => kilobytes(bytes.pictures)],
  ['Scripts', ({ bytes }) => kilobytes(bytes.script)],
  ['KB in all', ({ bytes }) => kilobytes(sum(Object.values(bytes)))],
  ['Requests', ({ requests }) => requests],
  ['FCP', ({ fcp }) => milliseconds(fcp)],
  ['LCP', ({ lcp }) => milliseconds(lcp)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['TBT', ({ blocking }) => milliseconds(blocking)],
  ['Longest task', ({ longest }) => milliseconds(longest)],
  [
    'After gestures, KB (scripts)',
    ({ after }) => `${kilobytes(sum(Object.values(after)))} (${kilobytes(after.script)})`,
  ],
];
const row = (name, result, scores) => [name, ...columns.map(([, cell]) => cell(result)), scores];

const ports = await choosePortsByName(['site', 'floor']);
const copy = copyProject('cope-bench');
runNpmScript('build', {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { SITE_URL: `http://127.0.0.1:${ports.site}` },
});
const outFolder = path.join(copy, 'out');

const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
const site = await serve(outFolder, ports.site);
const floor = await serve(outFolder, ports.floor, removeScripts);
const pageRows = [];
for (const [name, address] of pages) {
  const [results, floorResults] = [[], []];
  // Loads the page and its copy without scripts in turn, so that other load on the machine slows both equally.
  for (let round = 0; round < rounds; round += 1) {
    results.push(await measurePagePerformance(browser, site.url + address));
    floorResults.push(await measurePagePerformance(browser, floor.url + address));
  }
  pageRows.push(row(name, medians(results), await lighthouse(site.url + address)));
  pageRows.push(row(`${name}, floor`, medians(floorResults), ''));
  console.error(`measured: ${name}`);
}
const visits = [];
for (let round = 0; round < rounds; round += 1) {
  visits.push(
    await measurePagesPerformanceInOneTab(
      browser,
      visit.map(([, address]) => site.url + address),
    ),
  );
}
const visited = Object.values(medians(visits));
await browser.close();
const scores = [];
for (const [name, address] of otherKinds) {
  scores.push([name, await lighthouse(site.url + address)]);
  console.error(`scored: ${name}`);
}
site.close();
floor.close();
rmSync(copy, { recursive: true });

const visitRows = visited.map((result, index) => [
  visit[index][0],
  milliseconds(result.fcp),
  result.requests,
  kilobytes(result.bytes.style),
  kilobytes(withoutPictures(result)),
]);
const total = ['In all', '', '', '', kilobytes(sum(visited.map(withoutPictures)))];
const visitHead = ['One visit', 'FCP', 'Requests', 'Style requested, KB', 'KB, pictures apart'];
for (const table of [
  createMarkdownTable(['Page', ...columns.map(([name]) => name), 'Lighthouse'], pageRows),
  createMarkdownTable(visitHead, [...visitRows, total]),
  createMarkdownTable(['Page', 'Lighthouse'], scores),
]) {
  console.log(`${table}\n`);
}
