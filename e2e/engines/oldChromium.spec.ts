import { primaryNavigation } from '../../content/navigation';
import { expect, test } from '../test';
import { sampleVisitUrls } from '../sampleUrls';

// Chromium 109 has no popovers.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('without popovers, menu and search are open on a phone', async ({ page }) => {
    await page.goto('/news/');
    const menu = page.getByRole('navigation', { name: 'Primary' });
    await expect(menu.getByRole('link')).toHaveText(primaryNavigation.map(({ label }) => label));
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Search']);
    await page.getByRole('searchbox', { name: 'Search the Commission' }).fill('coat rack');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  for (const path of sampleVisitUrls) {
    test(`without popovers, a phone’s first screen shows the heading of ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    });
  }
});
