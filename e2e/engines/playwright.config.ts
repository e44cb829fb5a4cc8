import { defineConfig } from '@playwright/test';
import shared, { launchOptions } from '../../playwright.config';
import { printSkipped } from '../printSkipped';
import type { AllowedConsoleErrorOptions } from '../test';
import { findFirefox, findWebKitDriverAndXvfb } from './findBrowsers';
import { unpackOldChromium } from './oldChromium';

const firefox = findFirefox();
const webKit = findWebKitDriverAndXvfb();
const oldChromium = unpackOldChromium();

const printNotInstalled = (engine: string, need: string) =>
  printSkipped(`${engine}, which is not installed here`, `it needs ${need}`);
if (!firefox) printNotInstalled('Firefox', 'Debian: apt-get install firefox-esr');
if (!oldChromium) printNotInstalled('Chromium 109', 'a 64-bit Linux, then npm ci');
if (!webKit) printNotInstalled('WebKit', 'Debian: apt-get install webkit2gtk-driver xvfb');

/** Runs the tests of the main features in Firefox, WebKit and an old Chromium: rating game, news pages, tabs, menu, course progress, privacy, policy. */
export default defineConfig<AllowedConsoleErrorOptions>({
  ...shared,
  testDir: '..',
  testIgnore: [], // Each project sets testMatch itself.
  testMatch: [],
  projects: [
    {
      name: 'Firefox',
      testMatch: firefox
        ? /e2e\/(rating|cardLayout|news|dashboards|charts|shell|course|notFound|recordPageProblems|privacy|errorPage)\.spec\.ts/
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
        ? [
            /e2e\/(rating|news|dashboards|charts|course)\.spec\.ts/,
            /engines\/oldChromium\.spec\.ts/,
          ]
        : [],
      // Tests of features that Chromium 109 lacks are tagged @recent.
      grepInvert: /@recent/,
      use: {
        launchOptions: { ...launchOptions, executablePath: oldChromium },
        // Chromium 109 logs a warning because it does not know the `popover` attribute.
        engineErrors: /Found a 'popover' attribute/,
      },
    },
  ],
});
