import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

const port = Number(process.env.PORT ?? 4173);
const browser = findBrowser();

export const launchOptions = {
  executablePath:
    process.platform === 'linux' && browser
      ? path.join(import.meta.dirname, 'tools/chromium.sh')
      : browser,
  env: { ...process.env, CHROMIUM: browser },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The exported site, served as a static host does it, in a Chromium that talks to nobody else. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: ['e2e/hosts/**', 'e2e/engines/**'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a machine whose processors are all busy. No test waits for time to pass; a test that fails
  // for another reason only takes longer to say so.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
  },
  webServer: {
    cwd: import.meta.dirname,
    command: `npx http-server out -p ${port} -c60 -d false --silent`,
    port,
    reuseExistingServer: false,
  },
});
