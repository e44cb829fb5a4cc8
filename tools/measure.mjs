/** Loads pages on an emulated slow phone and measures bytes, requests and times. */

/** Throttling of processor (times slower) and network (bytes per second): a mid-range phone on a slow mobile network. */
const throttling = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  },
};
const noThrottling = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const screen = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Milliseconds to wait after the network is idle, in case the page sends a request or moves content later. */
const waitAfterLoad = 1000;

const kinds = {
  Document: 'html',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'script',
};
const noBytes = () => ({ html: 0, style: 0, fonts: 0, pictures: 0, script: 0, other: 0 });

/** Runs in the page before its scripts and collects the browser's performance entries. */
function observePerformance() {
  const entries = { lcp: 0, cls: 0, tasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (entries.lcp = entry.startTime));
  watch('layout-shift', (entry) => (entries.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => entries.tasks.push(entry.duration));
  globalThis.benchEntries = entries;
}

const readEntries = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { ...globalThis.benchEntries, fcp: paint?.startTime ?? 0 };
};

/** Starts to count requests and transferred bytes. Returns a function that returns the counts and resets them. */
function countTransfer(session) {
  const kindOf = new Map();
  const cached = new Set();
  let bytes = noBytes();
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
    bytes = noBytes();
    requests = 0;
    return counted;
  };
}

/** Moves the pointer and scrolls to the end of the page, so that delayed scripts and pictures are loaded. */
async function interactAndScroll(page) {
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 240);
  for (let at = 0; at < 30; at += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(waitAfterLoad);
}

/** Opens a browser tab with throttling and an empty cache. */
async function openTab(browser) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', throttling.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.processor });
  await page.addInitScript(observePerformance);
  return { context, page, session, count: countTransfer(session) };
}

async function load(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(waitAfterLoad);
  return page.evaluate(readEntries);
}

/**
 * Measures one page: first only loading it, then what interaction and scrolling load in addition.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measurePagePerformance(browser, url) {
  const { context, page, session, count } = await openTab(browser);
  const { tasks, ...paint } = await load(page, url);
  const before = count();

  await session.send('Network.emulateNetworkConditions', noThrottling);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await interactAndScroll(page);
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
 * Measures a visit: loads several pages in one tab, where later pages use the cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} urls
 */
export async function measurePagesPerformanceInOneTab(browser, urls) {
  const { context, page, count } = await openTab(browser);
  const results = [];
  for (const url of urls) {
    const { fcp } = await load(page, url);
    results.push({ fcp, ...count() });
  }
  await context.close();
  return results;
}
