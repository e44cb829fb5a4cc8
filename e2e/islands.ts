import { expect, type Page } from '@playwright/test';

/** From the next page on, what has come to life is marked. */
export const markHydrated = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.dataset.hydrated = '';
    };
    addEventListener('hydrated', mark, true);
  });

/** Waits until everything on the page that is to come to life has done so. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
