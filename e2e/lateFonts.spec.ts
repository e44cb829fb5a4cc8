import { expect, type Page, test } from './test';
import { sampleVisitUrls } from './sampleUrls';
import { checksEveryPage } from './scope';

const urls = [
  ...sampleVisitUrls,
  '/oversight/',
  '/initiatives/',
  '/education/simp-awareness-101/module-1/',
  '/freedom-of-infatuation/release-266/',
  '/es/',
];

/** From the next navigation on, adds up layout shifts in `window.layoutShift`. */
const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value');
        Reflect.set(window, 'layoutShift', sum);
      }
    }).observe({ type: 'layout-shift' });
  });

/** Holds fonts back until the returned function is called. */
async function holdFontResponses(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const waitForFirstPaint = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

const waitForNextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

for (const width of checksEveryPage ? [360, 412, 768, 1280] : [360, 1280]) {
  test(`no page shifts at ${width} px when its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShift(page);
    for (const url of urls) {
      const releaseFonts = await holdFontResponses(page);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await waitForFirstPaint(page);
      releaseFonts();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await waitForNextPaint(page);
      const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'));
      expect.soft(shift, url).toBeLessThanOrEqual(0.02);
    }
  });
}
