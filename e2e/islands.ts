import { expect, type Page } from '@playwright/test';
import { domOf, pages } from './out';

/** Every page of the exported site that has islands. */
export const islandPages = pages
  .filter((page) => domOf(page)('[data-island]').length > 0)
  .map(({ url }) => url);

/** From the next page on, marks each island that is hydrated. */
export const markHydrated = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.dataset.hydrated = '';
    };
    addEventListener('hydrated', mark, true);
  });

/** Waits until every island of the page is hydrated. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

/** The first thing in an island that can be focused. */
export const firstControl = (page: Page) =>
  page.locator('[data-island]').locator('a, button, input, [tabindex="0"]').first();
