import { expectNoAxeViolationsAtWidths } from './accessibility/axe';
import { expect, test } from './test';

// React logs the error. In Firefox, Playwright gets only "Error", without the message.
test.use({ expectedErrors: /made to break by the test|^console: Error / });

test.beforeEach(async ({ page }) => {
  // The error boundary throws, and cannot catch its own error, so the whole page fails.
  await page.addInitScript(() => {
    const find = document.getElementById;
    document.getElementById = function (id) {
      const isMade = sessionStorage.getItem('broken') !== 'no';
      if (id === 'docket' && isMade)
        throw new Error('made to break by the test e2e/errorPage.spec.ts');
      return find.call(this, id);
    };
  });
  await page.goto('/');
  await page.getByRole('radio', { name: '1', exact: true }).focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a page that throws offers a way home and another try', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByText('a work of satire')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('broken', 'no'));
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCSS('min-height', '48px');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /Someone is spending/ })).toBeVisible();
});

test('axe finds nothing wrong with the error page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoAxeViolationsAtWidths(page);
});
