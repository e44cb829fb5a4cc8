import { expect } from './test';
import { test } from './sharedPageTest';

test.describe.configure({ mode: 'serial' });

test('a test may close the page that the tests of a worker share', async ({ page }) => {
  await page.close();
});

test('the test after it gets a new page', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
