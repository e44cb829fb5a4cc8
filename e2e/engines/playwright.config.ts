import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

// Debian's Firefox; Playwright's own is another command's business.
const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const isThere = existsSync(executablePath);
if (!isThere && !process.env.TEST_WORKER_INDEX) {
  process.stdout.write('Left out: Firefox, which is not installed here (Debian: firefox-esr).\n');
}

/** The core journeys in a second engine: game, paging, tabs, menu, progress, privacy, policy. */
export default defineConfig({
  ...shared,
  testDir: '..',
  testIgnore: [],
  testMatch: isThere
    ? /(rating|news|dashboards|shell|course|notFound|policy|privacy|errorPage)\.spec\.ts/
    : [],
  // Firefox turns scripts off by a preference only, and cannot be tapped; Chromium has been asked.
  grepInvert:
    /without JavaScript|JavaScript off|carries its excuse|every lesson can be read|finger/,
  projects: [
    {
      name: 'Firefox',
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } },
    },
  ],
});
