/** Visits on a slow phone, and what they cost. */

/** About a mid-range phone on a slow mobile network. */
export const slow = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  },
};
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const screen = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const quiet = 1000;

const kinds = {
  Document: 'html',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'script',
};
const nothing = () => ({ html: 0, style: 0, fonts: 0, pictures: 0, script: 0, other: 0 });

/** Runs in the page before anything of it: notes what the browser reports about itself. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  globalThis.seen = seen;
}

const readSeen = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { ...globalThis.seen, fcp: paint?.startTime ?? 0 };
};

/** Counts what arrives over the network, by kind, from now on. */
function countTransfer(session) {
  const kindOf = new Map();
  const cached = new Set();
  let bytes = nothing();
  let requests = 0;
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kinds[type] ?? 'other');
    if (response.fromDiskCache || cached.has(requestId) || response.url.startsWith('data:')) return;
    requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return () => {
    const counted = { bytes, requests };
    bytes = nothing();
    requests = 0;
    return counted;
  };
}

/** A visitor who looks at all of it: the pointer moves, the page scrolls to its end. */
async function wander(page) {
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 240);
  for (let at = 0; at < 30; at += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
}

/** A slow phone with an empty cache, and the count of what it is sent. */
async function open(browser) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  await page.addInitScript(observe);
  return { context, page, session, count: countTransfer(session) };
}

async function look(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quiet);
  return page.evaluate(readSeen);
}

/**
 * Looks at the page, and then at all of it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measure(browser, url) {
  const { context, page, session, count } = await open(browser);
  const { tasks, ...paint } = await look(page, url);
  const before = count();

  await session.send('Network.emulateNetworkConditions', fast);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await wander(page);
  const after = count();
  await context.close();
  return {
    ...before,
    ...paint,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
    after: after.bytes,
  };
}

/**
 * Looks at one page after the other, with the cache that they leave.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} urls
 */
export async function measureVisit(browser, urls) {
  const { context, page, count } = await open(browser);
  const looks = [];
  for (const url of urls) {
    const { fcp } = await look(page, url);
    looks.push({ fcp, ...count() });
  }
  await context.close();
  return looks;
}
