import { test as base } from '@playwright/test';
import { startWebKitDriver } from './webDriver';
import { createWebKitPage, type WebKitPage } from './webKitPage';

export { expect } from '@playwright/test';

/** Command-line arguments of the browser, such as `--enable-javascript=false`. */
interface Options {
  browserArguments: string[];
}

/**
 * Playwright's test function with a `webKit` fixture: a page in WebKitGTK, started for each test with an empty profile and driven by WebDriver.
 */
export const test = base.extend<Options & { webKit: WebKitPage }>({
  browserArguments: [[], { option: true }],
  webKit: async ({ browserArguments, baseURL }, provide) => {
    const driver = await startWebKitDriver();
    const browser = await driver.open(browserArguments);
    await provide(createWebKitPage(browser, baseURL ?? ''));
    await browser.quit();
    await driver.stop();
  },
});
