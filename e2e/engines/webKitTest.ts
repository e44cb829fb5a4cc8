import { test as base } from '@playwright/test';
import { type Driver, startDriver } from './webDriver';
import { openPage, type WebKitPage } from './webKitPage';

export { expect } from '@playwright/test';

/** Settings of the browser as arguments, `--enable-javascript-markup=false`. */
interface Options {
  settings: string[];
}

/**
 * Playwright runs these tests and judges them, but has no part in the browser: each test gets a
 * session of WebKitGTK with an empty profile.
 */
export const test = base.extend<Options & { webKit: WebKitPage }, { driver: Driver }>({
  settings: [[], { option: true }],
  driver: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, provide) => {
      const driver = await startDriver();
      await provide(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  webKit: async ({ driver, settings, baseURL }, provide) => {
    const options = { 'webkitgtk:browserOptions': { args: ['--automation', ...settings] } };
    const { sessionId } = await driver.command<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: options },
    });
    await provide(openPage(driver.command, sessionId, baseURL ?? ''));
    await driver.command('DELETE', `/session/${sessionId}`);
  },
});
