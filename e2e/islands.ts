import { expect, type Page } from '@playwright/test';
import { parseWithCheerio, exportedPages } from './exportedSite';
import { choosePagesInScope } from './scope';

const islandPages = exportedPages.filter(
  (page) => parseWithCheerio(page)('[data-island]').length > 0,
);

export const islandPageUrls = islandPages.map(({ url }) => url);

/** URL paths of one page with islands of each kind, or of all of them if everything is asked of every page. */
export const islandPageUrlsInScope = choosePagesInScope(islandPages).map(({ url }) => url);

/** From the next navigation on, sets data-hydrated on every island when it is hydrated. */
export const markHydratedIslands = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.dataset.hydrated = '';
    };
    addEventListener('hydrated', mark, true);
  });

/** Waits until every island of the page is hydrated. Needs `markHydratedIslands` before the navigation. */
export async function expectIslandsHydrated(page: Page) {
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

export const locateFirstIslandControl = (page: Page) =>
  page.locator('[data-island]').locator('a, button, input, [tabindex="0"]').first();

/**
 * Focuses an island, which makes the page fetch its scripts, scrolls to the end of the page, and waits until every
 * island is hydrated. Needs `markHydratedIslands`, like `expectIslandsHydrated`. No test turns a mouse wheel:
 * Chromium sometimes never answers.
 */
export async function hydrateIslands(page: Page) {
  const control = locateFirstIslandControl(page);
  if ((await control.count()) > 0) await control.focus();
  await page.keyboard.press('End');
  await expectIslandsHydrated(page);
}
