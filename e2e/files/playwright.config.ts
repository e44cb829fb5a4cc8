import { defineConfig } from '@playwright/test';
import { requireExport } from '../requireExport';
import { workerCount } from '../workerCount';

requireExport();

/**
 * Tests that read out/ without a browser. Playwright keeps modules, and so parsed pages, between
 * test files; Jest would parse each page again.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/files',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: workerCount,
  timeout: 60_000,
  reporter: [['dot']],
});
