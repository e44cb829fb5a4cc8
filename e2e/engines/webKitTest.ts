import { test as base } from '@playwright/test';
import { startDriver } from './webDriver';
import { openPage, type WebKitPage } from './webKitPage';

export { expect } from '@playwright/test';

/** Settings of the browser as arguments, `--enable-javascript-markup=false`. */
interface Options {
  settings: string[];
}

/**
 * Playwright runs these tests and judges them, but has no part in the browser: each test gets a
 * WebKitGTK of its own with an empty profile.
 */
export const test = base.extend<Options & { webKit: WebKitPage }>({
  settings: [[], { option: true }],
  webKit: async ({ settings, baseURL }, provide) => {
    const driver = await startDriver();
    const browser = await driver.open(settings);
    await provide(openPage(browser, baseURL ?? ''));
    await browser.quit();
    await driver.stop();
  },
});
