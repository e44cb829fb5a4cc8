import { expectNoAxeViolationsAtWidths } from './accessibility/axe';
import { rateAlike, seedVotes } from './storage';
import { expect, test } from './test';

// React logs the error. In Firefox, Playwright gets only "Error", without the message.
test.use({ expectedErrors: /made to break by the test|^console: Error / });

test.beforeEach(async ({ page }) => {
  // The server has rendered nothing for the determination, so nothing of it can stand.
  await page.addInitScript(() => {
    const find = Array.prototype.find;
    Array.prototype.find = function (
      this: { personId?: number }[],
      ...args: Parameters<typeof find>
    ) {
      if (this[0]?.personId !== undefined && sessionStorage.getItem('broken') !== 'no')
        throw new Error('made to break by the test e2e/errorPage.spec.ts');
      return find.apply(this, args);
    };
  });
  await seedVotes(page, rateAlike(7));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a part that throws where nothing can stand offers a way home and another try', async ({
  page,
}) => {
  const message = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(message.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(message).toContainText('a work of satire');
  await expect(page.getByRole('heading', { level: 1, name: /Someone is spending/ })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('broken', 'no'));
  const retry = message.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCSS('min-height', '48px');
  await retry.click();
  await expect(page.getByRole('article', { name: 'Final Determination' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('axe finds nothing wrong with the error message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoAxeViolationsAtWidths(page);
});
