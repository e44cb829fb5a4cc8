import { courseByLanguage } from '../content/course';
import { launchOptions } from '../playwright.config';
import { expectIslandsHydrated, markHydratedIslands } from './islands';
import { expect, test } from './test';
import { firstDashboardUrl, newestArticleUrl } from './sampleUrls';

// Playwright turns Chromium's back/forward cache off with a flag, which these tests omit.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

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
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.getByRole('main').getByRole(touch).first().focus();
    // Browsers do not keep a page in the cache while its scripts are loading.
    await expectIslandsHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click();
    await expect(page).toHaveURL('/about/#mission');
    // page.goBack() waits for a load event, which a cached page does not fire.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(from);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  });
}
