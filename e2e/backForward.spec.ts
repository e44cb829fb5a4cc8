import { courseByLanguage } from '../content/course';
import { launchOptions } from '../playwright.config';
import { expectIslandsHydrated, markHydratedIslands } from './islands';
import { expect, type Page, test } from './test';
import { firstDashboardUrl, newestArticleUrl } from './sampleUrls';

// Playwright turns Chromium's back/forward cache off with a flag, which these tests omit.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const markRestored = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });

/** page.goBack() waits for a load event, which a page in the cache does not fire. */
const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

for (const [from, touch] of [
  ['/', 'radio'],
  ['/news/', 'link'],
  [newestArticleUrl, 'link'],
  [firstDashboardUrl, 'slider'],
  [courseByLanguage.en.modules[0]!.url, 'checkbox'],
] as const) {
  test(`Back restores ${from} from the back/forward cache`, async ({ page }) => {
    await markHydratedIslands(page);
    await page.goto(from);
    await markRestored(page);
    await page.getByRole('main').getByRole(touch).first().focus();
    // Browsers do not keep a page in the cache while its scripts are loading.
    await expectIslandsHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click();
    await expect(page).toHaveURL('/about/#mission');
    await goBack(page);
    await expect(page).toHaveURL(from);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  });
}

test('on a phone, Back shows the page with its menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news/');
  await markRestored(page);
  const menu = page.getByRole('navigation', { name: 'Primary' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Oversight' }).click();
  await expect(page).toHaveURL('/oversight/');
  await goBack(page);
  await expect(page).toHaveURL('/news/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(menu).toBeHidden();
});
