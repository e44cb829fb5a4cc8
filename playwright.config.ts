import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/findChromium.mjs';
import { choosePort } from './tools/choosePort.mjs';
import { requireExport } from './e2e/requireExport';
import { workerCount } from './e2e/workerCount';

requireExport();
const port = await choosePort();
const browser = findChromium();

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
    // Chromium loads lazy pictures from further away if it estimates a slow network, as on a busy machine.
    '--force-effective-connection-type=4G',
  ],
};

/** Tests the exported site, served as by a static host, in a Chromium without background requests. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: ['e2e/hosts/**', 'e2e/engines/**'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: workerCount,
  // Enough for a machine whose processors are all busy. No test waits for time to pass.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
    // Animations are on in .ci/run, and in the tests of animations.
    contextOptions: { reducedMotion: process.env.EVERY_PAGE ? 'no-preference' : 'reduce' },
  },
  webServer: {
    cwd: import.meta.dirname,
    command: `npx http-server out -p ${port} -c60 -d false --silent`,
    env: { NODE_NO_WARNINGS: '1' },
    port,
    reuseExistingServer: false,
  },
});
