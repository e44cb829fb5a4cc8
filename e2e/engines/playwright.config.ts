import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import shared, { launchOptions } from '../../playwright.config';
import { findProgram } from '../../tools/findProgram.mjs';
import { reportSkippedTests } from '../reportSkippedTests';
import type { AllowedErrors } from '../test';
import { installOldChromium } from './oldChromium';

/** Playwright's Firefox or Debian's; undefined if neither is installed. */
function findFirefox() {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox' } as const;
  const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox-esr');
  return (
    executablePath &&
    ({ browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } } as const)
  );
}

const firefoxOptions = findFirefox();
const hasWebKit = existsSync(webkit.executablePath());
const oldChromium = process.env.OLD_CHROMIUM ? installOldChromium() : undefined;

const journeys = /e2e\/(rating|news|dashboards|charts|shell|course|privacy)\.spec\.ts/;
const reading = /engines\/reading\.spec\.ts/;

const printNotInstalled = (engine: string, remedy: string) =>
  reportSkippedTests(`${engine}, which is not installed here`, remedy);
if (!firefoxOptions)
  printNotInstalled('Firefox', 'npx playwright install firefox, or Debian: firefox-esr');
if (!hasWebKit) printNotInstalled('WebKit', 'npx playwright install --with-deps webkit');
if (!oldChromium)
  reportSkippedTests('Chromium 109, 56 MB from npm', 'set OLD_CHROMIUM=1 to fetch and test it');

/** Tests the main features in Firefox, WebKit and the oldest supported Chromium. */
export default defineConfig<AllowedErrors>({
  ...shared,
  testDir: '..',
  testIgnore: [], // Each project sets testMatch itself.
  testMatch: [],
  projects: [
    ...(firefoxOptions
      ? [
          {
            name: 'Firefox',
            testMatch: [journeys, /e2e\/(cardLayout|notFound|recordPageProblems|errorPage)\.spec/],
            use: firefoxOptions,
          },
          {
            name: 'Firefox without scripts',
            testMatch: reading,
            use: {
              ...firefoxOptions,
              launchOptions: {
                ...('launchOptions' in firefoxOptions && firefoxOptions.launchOptions),
                firefoxUserPrefs: { 'javascript.enabled': false },
              },
            },
          },
        ]
      : []),
    ...(hasWebKit
      ? [
          {
            name: 'WebKit',
            testMatch: [journeys, reading],
            // Tests tagged @recent print pages, or use features that some engines lack.
            grepInvert: /@recent/,
            use: { browserName: 'webkit' } as const,
          },
        ]
      : []),
    ...(oldChromium
      ? [
          {
            name: 'Chromium 109',
            testMatch: [journeys, /engines\/oldChromium\.spec\.ts/],
            // Tests tagged @recent need features that Chromium 109 lacks.
            grepInvert: /@recent/,
            use: {
              launchOptions: { ...launchOptions, executablePath: oldChromium },
              // Chromium 109 warns that it does not know `popover`.
              engineErrors: /Found a 'popover' attribute/,
            },
          },
        ]
      : []),
  ],
});
