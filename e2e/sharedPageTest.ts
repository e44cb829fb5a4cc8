import { markHydratedIslands } from './islands';
import { recordPageProblems } from './recordPageProblems';
import { expectNoProblems, type Page, test as base } from './test';

interface SharedPage {
  page: Page;
  problems: string[];
}

/**
 * For tests that store nothing. The tests of a worker share one browser tab, because opening a tab
 * takes longer than loading a page. Hydrated islands are marked (markHydratedIslands).
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
    // A failed test may leave the page in any state, so the next test gets a new page.
    if (testInfo.status !== testInfo.expectedStatus) await page.close();
    expectNoProblems(problems, expectedErrors, engineErrors);
  },
});
