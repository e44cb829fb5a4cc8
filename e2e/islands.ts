import { expect, type Page } from '@playwright/test';
import { dashboards } from '../content/dashboards/dashboards';

/** One page of each kind that has islands. */
export const islandPages = [
  '/',
  '/education/simp-awareness-101/',
  '/education/simp-awareness-101/module-1/',
  `/filings/${dashboards[0]?.slug}/`,
  '/privacy/',
];

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
