import { launchOptions } from '../playwright.config';
import { expectHydrated, markHydrated } from './islands';
import { expect, test } from './test';

// Playwright turns the back/forward cache off; a visitor's browser has it.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

for (const [from, touch] of [
  ['/', 'radio'],
  ['/news/', 'link'],
  ['/news/1/', 'link'],
  ['/filings/coochie-index/', 'link'],
  ['/education/simp-awareness-101/module-1/', 'checkbox'],
] as const) {
  test(`Back restores ${from} from the back/forward cache`, async ({ page }) => {
    await markHydrated(page);
    await page.goto(from);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.getByRole('main').getByRole(touch).first().focus();
    // The browser does not cache a page that is still fetching its scripts.
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click();
    await expect(page).toHaveURL('/about/#mission');
    // Playwright's own goBack waits for a load event, which a page from this cache does not fire again.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(from);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  });
}
