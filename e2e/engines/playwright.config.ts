import { defineConfig } from '@playwright/test';
import shared, { launchOptions } from '../../playwright.config';
import type { TestOptions } from '../test';
import { findFirefox, findWebKit } from './find';
import { findOldChromium } from './oldChromium';

const firefox = findFirefox();
const webKit = findWebKit();
const oldChromium = findOldChromium();

// Loaded by each worker as well, which need not repeat what is left out.
function sayLeftOut(engine: string, need: string) {
  if (process.env.TEST_WORKER_INDEX) return;
  process.stdout.write(`Skipped: ${engine}, which is not installed here (it needs ${need}).\n`);
}
if (!firefox) sayLeftOut('Firefox', 'Debian: apt-get install firefox-esr');
if (!oldChromium) sayLeftOut('Chromium 109', 'a 64-bit Linux, then npm ci');
if (!webKit) sayLeftOut('WebKit', 'Debian: apt-get install webkit2gtk-driver xvfb');

/** The core journeys in other engines: game, paging, tabs, menu, progress, privacy, policy. */
export default defineConfig<TestOptions>({
  ...shared,
  testDir: '..',
  testIgnore: [],
  // Each engine names its own.
  testMatch: [],
  projects: [
    {
      name: 'Firefox',
      testMatch: firefox
        ? /e2e\/(rating|docket|news|dashboards|shell|course|notFound|watch|privacy|errorPage)\.spec\.ts/
        : [],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox },
      },
    },
    { name: 'WebKit', testMatch: webKit ? /engines\/webKit.*\.spec\.ts/ : [] },
    {
      name: 'Chromium 109',
      testMatch: oldChromium
        ? [/e2e\/(rating|news|dashboards|course)\.spec\.ts/, /engines\/oldChromium\.spec\.ts/]
        : [],
      // What only newer ones have: panels that open by themselves where there is room, charts that
      // wait to be drawn until they are near, paper that is cut where a sheet ends.
      grepInvert: /@recent/,
      use: {
        launchOptions: { ...launchOptions, executablePath: oldChromium },
        // It takes the attribute for an experiment of the site's own.
        engineErrors: /Found a 'popover' attribute/,
      },
    },
  ],
});
