import { markHydratedIslands } from './islands';
import { recordPageProblems } from './recordPageProblems';
import { expectNoProblems, type Page, test as base } from './test';

interface SharedPage {
  page: Page;
  problems: string[];
}

/**
 * Playwright's test function for tests that store nothing in the browser. The tests of a worker process share one
 * browser page, because opening a browser page takes longer than loading a page of the site. It marks hydrated islands.
 */
export const test = base.extend<object, { openShared: () => Promise<SharedPage> }>({
  openShared: [
    async ({ browser }, run, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      const problems = await recordPageProblems(context, new URL(baseURL).origin);
      let page: Page | undefined;
      await run(async () => {
        if (!page || page.isClosed()) {
          page = await context.newPage();
          await markHydratedIslands(page);
        }
        return { page, problems };
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ openShared, expectedErrors, engineErrors }, run, testInfo) => {
    const { page, problems } = await openShared();
    problems.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
    });
    await run(page);
    page.removeAllListeners();
    // What a failed test left behind, such as a request that never ends, must not reach the next test.
    if (testInfo.status !== testInfo.expectedStatus) await page.close();
    expectNoProblems(problems, expectedErrors, engineErrors);
  },
});
