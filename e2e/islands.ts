import { expect, type Page } from '@playwright/test';
import { parseWithCheerio, exportedPages } from './exportedSite';

/** URL paths of all pages of the exported site that have islands. */
export const islandPageUrls = exportedPages
  .filter((page) => parseWithCheerio(page)('[data-island]').length > 0)
  .map(({ url }) => url);

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

/** Returns the locator of the first focusable element in an island. */
export const locateFirstIslandControl = (page: Page) =>
  page.locator('[data-island]').locator('a, button, input, [tabindex="0"]').first();
