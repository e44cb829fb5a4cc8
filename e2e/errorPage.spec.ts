import { expectAccessibleEverywhere } from './accessibility/axe';
import { expect, test } from './test';

// React tells the console the error itself, of which Firefox passes on no more than its kind.
test.use({ expectedErrors: /made to break by the test|^console: Error / });

test.beforeEach(async ({ page }) => {
  // What holds the game throws, so that nothing is there to hold it.
  await page.addInitScript(() => {
    const find = document.getElementById;
    document.getElementById = function (id) {
      const isMade = sessionStorage.getItem('broken') !== 'no';
      if (id === 'docket' && isMade) throw new Error('made to break by the test');
      return find.call(this, id);
    };
  });
  await page.goto('/');
  await page.getByRole('radio', { name: '1', exact: true }).focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('when a page breaks it says so and offers two ways on', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByText('a work of satire')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('broken', 'no'));
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCSS('min-height', '48px');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /Someone is spending/ })).toBeVisible();
});

test('axe finds nothing on a page that broke', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleEverywhere(page);
});
