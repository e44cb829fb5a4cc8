/**
 * Finds a Chromium for the browser tests: at CHROMIUM_PATH, Playwright's, or in PATH. When run as a
 * program and there is none, installs Playwright's or, if that fails, Debian's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './findProgram.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export function findChromium() {
  const own = chromium.executablePath();
  const installed = names.map((name) => findProgram(name));
  return [process.env.CHROMIUM_PATH, own, ...installed].find((file) => file && existsSync(file));
}

/** Commands, run in this order until one is installed. */
const installCommands = [
  'npx playwright install chromium',
  'apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends chromium',
];

if (process.argv[1] === import.meta.filename) {
  for (const command of installCommands) {
    if (!findChromium()) spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const browser = findChromium();
  if (!browser) {
    console.error(
      'No Chromium was found and none could be installed. Set CHROMIUM_PATH to the path of a Chromium.',
    );
    process.exit(1);
  }
  console.log(`Browser for the tests: ${browser}`);
}
