import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { findFirefox, findWebKit } from './find';

const firefox = findFirefox();
const webKit = findWebKit();

// Loaded by each worker as well, which need not repeat what is left out.
function sayLeftOut(engine: string, packages: string) {
  if (process.env.TEST_WORKER_INDEX) return;
  process.stdout.write(
    `Skipped: ${engine}, which is not installed here (Debian: apt-get install ${packages}).\n`,
  );
}
if (!firefox) sayLeftOut('Firefox', 'firefox-esr');
if (!webKit) sayLeftOut('WebKit', 'webkit2gtk-driver xvfb');

/** The core journeys in other engines: game, paging, tabs, menu, progress, privacy, policy. */
export default defineConfig({
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
    { name: 'WebKit', testMatch: webKit ? /engines\/.*\.spec\.ts/ : [] },
  ],
});
