import { defineConfig } from '@playwright/test';
import shared, { launchOptions } from '../../playwright.config';
import type { TestOptions } from '../test';
import { findFirefox, findWebKit } from './find';
import { findOldChromium } from './oldChromium';

const firefox = findFirefox();
const webKit = findWebKit();
const oldChromium = findOldChromium();

// Each worker loads this file; only the main process prints.
function saySkipped(engine: string, need: string) {
  if (process.env.TEST_WORKER_INDEX) return;
  process.stdout.write(`Skipped: ${engine}, which is not installed here (it needs ${need}).\n`);
}
if (!firefox) saySkipped('Firefox', 'Debian: apt-get install firefox-esr');
if (!oldChromium) saySkipped('Chromium 109', 'a 64-bit Linux, then npm ci');
if (!webKit) saySkipped('WebKit', 'Debian: apt-get install webkit2gtk-driver xvfb');

/** Tests the main features in other engines: game, paging, tabs, menu, progress, privacy, policy. */
export default defineConfig<TestOptions>({
  ...shared,
  testDir: '..',
  testIgnore: [],
  // Each project has its own.
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
      // Tests of features that this version lacks are tagged.
      grepInvert: /@recent/,
      use: {
        launchOptions: { ...launchOptions, executablePath: oldChromium },
        // It warns of an unknown feature.
        engineErrors: /Found a 'popover' attribute/,
      },
    },
  ],
});
