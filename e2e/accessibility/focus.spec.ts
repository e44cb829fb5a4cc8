import { test } from '../sharedPageTest';
import { firstDashboardUrl, newestArticleUrl } from '../sampleUrls';
import { expectTabOrder } from './expectTabOrder';

// The tests in pages.spec.ts press Tab on every page; five kinds of pages are enough for Shift+Tab.
for (const url of ['/', '/news/', newestArticleUrl, firstDashboardUrl, '/privacy/']) {
  test(`Shift+Tab reaches every control of ${url} in reverse order`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await expectTabOrder(page, 'Shift+Tab');
  });
}
