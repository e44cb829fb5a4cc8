import { defineConfig } from '@playwright/test';

/**
 * What the files of out/ alone can tell, without a browser. Playwright runs all tests of a process
 * with one copy of each module, so that each page is parsed once; Jest would parse it for each file.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/files',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The Nu checker takes its time on a busy machine.
  timeout: 120_000,
  reporter: [['dot']],
});
