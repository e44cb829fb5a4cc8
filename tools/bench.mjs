/**
 * Measures the site and prints tables for the README: pages beside themselves without any script
 * (the floor), one visit of six pages, and what Lighthouse says of each kind of page. `npm run bench`
 * builds a copy of the project, whose canonical addresses are those it is served at; ROUNDS sets how
 * often each page is visited.
 */
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { copyProject } from './copyProject.mjs';
import { measure, measureVisit } from './measure.mjs';
import { kilobytes, markdownTable, medians, milliseconds } from './report.mjs';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 4190);
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
  ['Home', '/'],
  ['News list', '/news/'],
  ['Article', '/news/1/'],
  ['Filings', '/filings/'],
  ['Dashboard', '/filings/sundress-yield-curve/'],
  ['About', '/about/'],
];

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Facts for crawlers are no script, whatever their tag is called. */
const withoutScripts = (html) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/** Lighthouse weighs more than the rest of the project's tools together, so it stays no part of it. */
async function lighthouse(url) {
  const args = [
    '--yes',
    'lighthouse@12',
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${flags.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const report = JSON.parse(stdout);
  return categories.map((name) => Math.round(report.categories[name].score * 100)).join(' / ');
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** What a page of a visit costs, pictures apart. */
const costOf = ({ bytes }) => sum(Object.values(bytes)) - bytes.pictures;

function row(name, result, scores) {
  const { bytes } = result;
  const total = sum(Object.values(bytes));
  const after = sum(Object.values(result.after));
  return [
    name,
    ...[bytes.html, bytes.style, bytes.fonts, bytes.pictures, bytes.script, total].map(kilobytes),
    result.requests,
    ...[result.fcp, result.lcp].map(milliseconds),
    result.cls.toFixed(3),
    ...[result.blocking, result.longest].map(milliseconds),
    `${kilobytes(after)} (${kilobytes(result.after.script)})`,
    scores,
  ];
}

const head = [
  'Page',
  'HTML',
  'Style',
  'Fonts',
  'Pictures',
  'Scripts',
  'KB in all',
  'Requests',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'Longest task',
  'After gestures, KB (scripts)',
  'Lighthouse',
];

const copy = copyProject('cope-bench');
execFileSync('npm', ['run', 'build'], {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, SITE_URL: `http://127.0.0.1:${port}` },
});
const out = path.join(copy, 'out');

const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
const site = await serve(out, { port });
const floor = await serve(out, { change: withoutScripts });
const rows = [];
for (const [name, address] of pages) {
  const [visits, floorVisits] = [[], []];
  // By turns, so that whatever else the machine does weighs on both alike.
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await measure(browser, site.url + address));
    floorVisits.push(await measure(browser, floor.url + address));
  }
  rows.push(row(name, medians(visits), await lighthouse(site.url + address)));
  rows.push(row(`${name}, floor`, medians(floorVisits), ''));
  console.error(`measured: ${name}`);
}
const visits = [];
for (let round = 0; round < rounds; round += 1) {
  visits.push(
    await measureVisit(
      browser,
      visit.map(([, address]) => site.url + address),
    ),
  );
}
const looks = Object.values(medians(visits));
await browser.close();
const judged = [];
for (const [name, address] of otherKinds) {
  judged.push([name, await lighthouse(site.url + address)]);
  console.error(`judged: ${name}`);
}
site.close();
floor.close();
rmSync(copy, { recursive: true });
console.log(markdownTable(head, rows));
console.log();
console.log(
  markdownTable(
    ['One visit', 'FCP', 'Requests', 'Style requested, KB', 'KB, pictures apart'],
    [
      ...looks.map((look, index) => [
        visit[index][0],
        milliseconds(look.fcp),
        look.requests,
        kilobytes(look.bytes.style),
        kilobytes(costOf(look)),
      ]),
      ['In all', '', '', '', kilobytes(sum(looks.map(costOf)))],
    ],
  ),
);
console.log();
console.log(markdownTable(['Page', 'Lighthouse'], judged));
