/**
 * Measures out/ and prints a table for the README: each page beside itself without any script (the
 * floor). `npm run bench`, after a build; ROUNDS sets how often each page is visited.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { measure } from './measure.mjs';
import { kilobytes, markdownTable, medians, milliseconds } from './report.mjs';
import { serve } from './serve.mjs';

const out = 'out';
const rounds = Number(process.env.ROUNDS ?? 5);
const pages = [
  ['Home', '/'],
  ['News list', '/news/'],
  ['Article', '/news/1/'],
  ['Dashboard', '/filings/sundress-yield-curve/'],
].filter(([, address]) => existsSync(path.join(out, address, 'index.html')));

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

function row(name, result, scores) {
  const { bytes } = result;
  const total = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  const after = Object.values(result.after).reduce((sum, value) => sum + value, 0);
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

const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
const site = await serve(out);
const floor = await serve(out, withoutScripts);
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
await browser.close();
site.close();
floor.close();
console.log(markdownTable(head, rows));
