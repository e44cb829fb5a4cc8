import { defineConfig } from '@playwright/test';
import { requireExport } from '../requireExport';
import { workers } from '../workers';

requireExport();

/**
 * Runs the tests that read the files of out/ without a browser. Playwright loads each module once per process, so each page is parsed once; Jest would parse it again for each test file.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/files',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers,
  timeout: 60_000,
  reporter: [['dot']],
});
