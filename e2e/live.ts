import { expect, type Page } from '@playwright/test';

/** From the next page on, what has come to life is marked. */
export const watchLife = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.dataset.alive = '';
    };
    addEventListener('live', mark, true);
  });

/** Waits until everything on the page that is to come to life has done so. */
export const expectAlive = (page: Page) =>
  expect(page.locator('[data-live]:not([data-alive])')).toHaveCount(0);
