import { primaryNavigation } from '../../content/navigation';
import { expect, test } from '../test';
import { visit } from '../visit';

// It knows no popovers: what they would open lies open, and nothing that would open them is there.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('menu and search lie open, without buttons that do nothing', async ({ page }) => {
    await page.goto('/news/');
    const menu = page.getByRole('navigation', { name: 'Primary' });
    await expect(menu.getByRole('link')).toHaveText(primaryNavigation.map(({ label }) => label));
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Search']);
    await page.getByRole('searchbox', { name: 'Search the Commission' }).fill('coat rack');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  for (const path of visit) {
    test(`${path} says on its first screen what it is`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    });
  }
});
