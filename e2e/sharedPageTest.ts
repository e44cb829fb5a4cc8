import { markHydratedIslands } from './islands';
import { recordPageProblems } from './recordPageProblems';
import { expectNoProblems, type Page, test as base } from './test';

/**
 * Playwright's test function for tests that store nothing in the browser. The tests of a worker process share one
 * browser page, because opening a browser page takes longer than loading a page of the site. It marks hydrated islands.
 */
export const test = base.extend<object, { shared: { page: Page; problems: string[] } }>({
  shared: [
    async ({ browser }, run, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      const problems = await recordPageProblems(context, new URL(baseURL).origin);
      const page = await context.newPage();
      await markHydratedIslands(page);
      await run({ page, problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared: { page, problems }, expectedErrors, engineErrors }, run) => {
    problems.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
    });
    await run(page);
    page.removeAllListeners();
    expectNoProblems(problems, expectedErrors, engineErrors);
  },
});
