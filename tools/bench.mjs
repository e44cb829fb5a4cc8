/**
 * Measures what four pages of out/ cost on a slow phone before an interaction: requests, bytes,
 * largest contentful paint and layout shift, and after one the bytes of scripts; each the median of
 * five loads with an empty cache.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { choosePort } from './choosePort.mjs';
import { findChromium } from './findChromium.mjs';

const pages = ['/', '/news/', '/news/1/', '/filings/sundress-yield-curve/'];
const rounds = 5;

/** A slow mobile network. Throughput is in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const processorSlowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressedAlready = ['.png', '.ico', '.woff2'];

/** Serves files with Brotli, as a CDN does. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join('out', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const extension = path.extname(file);
  const isPacked = compressedAlready.includes(extension);
  try {
    const content = readFileSync(file);
    const encoding = isPacked ? {} : { 'content-encoding': 'br' };
    response.writeHead(200, { 'content-type': types[extension] ?? 'text/plain', ...encoding });
    response.end(isPacked ? content : brotliCompressSync(content));
  } catch {
    response.writeHead(404).end();
  }
});

/** Runs in the page before its scripts. */
function observePerformance() {
  const entries = { paint: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (entries.paint = startTime));
  watch('layout-shift', ({ value }) => (entries.shift += value));
  globalThis.benchEntries = entries;
}

async function measure(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.addInitScript(observePerformance);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { paint, shift } = await page.evaluate(() => globalThis.benchEntries);
  const [requestsBefore, bytesBefore] = [requests, bytes];
  const control = page.locator('[data-island] :is(a, button, input)').first();
  if ((await control.count()) > 0) await control.focus();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [requestsBefore, bytesBefore / 1024, paint, shift, (bytes - bytesBefore) / 1024];
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const port = await choosePort();
await new Promise((resolve) => server.listen(port, resolve));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const rows = {};
for (const page of pages) {
  const loads = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(await measure(browser, `http://localhost:${port}${page}`));
  const [requests, kilobytes, paint, shift, scripts] = loads[0].map((_, i) =>
    median(loads.map((load) => load[i])),
  );
  rows[page] = {
    requests,
    KB: Number(kilobytes.toFixed(1)),
    'LCP, ms': Math.round(paint),
    'layout shift': Number(shift.toFixed(3)),
    'after a gesture, KB': Number(scripts.toFixed(1)),
  };
}
await browser.close();
server.close();
console.table(rows);
