import { expectAccessibleEverywhere } from './accessibility/axe';
import { seed, votesKey } from './storage';
import { expect, test } from './test';

// React tells the console the error itself, of which Firefox passes on no more than its kind.
test.use({ expectedErrors: /made to break by the test|^console: Error / });

test.beforeEach(async ({ page }) => {
  // The store of votes is handed something no browser makes: the page throws while it renders.
  await page.addInitScript(() => {
    const find = Array.prototype.find;
    Array.prototype.find = function (
      this: { personId?: number }[],
      ...args: Parameters<typeof find>
    ) {
      if (this[0]?.personId === 1) throw new Error('made to break by the test');
      return find.apply(this, args);
    };
  });
  await seed(page, { [votesKey]: '[{"personId":1,"rating":1}]' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('when a page breaks it says so and offers two ways on', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByText('a work of satire')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCSS('min-height', '48px');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /Someone is spending/ })).toBeVisible();
});

test('axe finds nothing on a page that broke', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleEverywhere(page);
});
