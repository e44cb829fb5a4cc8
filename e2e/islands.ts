import { expect, type Page } from '@playwright/test';
import { parseWithCheerio, exportedPages } from './exportedSite';
import { choosePagesInScope } from './scope';

const islandPages = exportedPages.filter(
  (page) => parseWithCheerio(page)('[data-island]').length > 0,
);

export const islandPageUrls = islandPages.map(({ url }) => url);

/** With EVERY_PAGE all pages with islands, otherwise one of each kind. */
export const islandPageUrlsInScope = choosePagesInScope(islandPages).map(({ url }) => url);

/** From the next navigation on, hydrated islands have data-hydrated. */
export const markHydratedIslands = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.dataset.hydrated = '';
    };
    addEventListener('hydrated', mark, true);
  });

/** Needs `markHydratedIslands` before the navigation. */
export async function expectIslandsHydrated(page: Page) {
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

export const locateFirstIslandControl = (page: Page) =>
  page
    .locator('[data-island]')
    .locator('a, button, input, [tabindex="0"]')
    .filter({ visible: true })
    .first();

/**
 * For a page whose scripts fail to load: the focus in an island requests them, whereupon the page
 * reloads itself once; a second focus, after that, requests them again.
 */
export async function openWithFailingScripts(page: Page, url: string) {
  await page.goto(url);
  const reloaded = page.waitForEvent('load');
  await locateFirstIslandControl(page).focus();
  await reloaded;
  // The reload may have scrolled, which asks for the scripts too: the control may be hidden by now.
  await page.locator('[data-island]').first().dispatchEvent('focusin');
}

/** Focus in an island makes the page fetch its scripts, and so does the key End, which scrolls. */
export async function hydrateIslands(page: Page) {
  const control = locateFirstIslandControl(page);
  if ((await control.count()) > 0) await control.focus();
  await page.keyboard.press('End');
  await expectIslandsHydrated(page);
}
