import { newsListPages } from '../content/newsList';
import { expect, test } from './test';

// The browser logs the failed request, and the script of the 404 page logs "nothing is at".
test.use({ expectedErrors: /Failed to load resource: .* 404 |404: nothing is at/ });

test('an unknown address below /news says “Article Not Found”', async ({ page }) => {
  // Page 1 is /news, so /news/page/1 returns 404.
  for (const id of ['14', '999', 'abc', 'page', 'page/1', `page/${newsListPages.length + 1}`]) {
    await test.step(`/news/${id}`, async () => {
      const response = await page.goto(`/news/${id}`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Article Not Found' }),
      ).toBeVisible();
      await expect(
        page.getByText("Sorry, the article you're looking for doesn't exist."),
      ).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Back to News' }),
      ).toHaveAttribute('href', '/news/');
      await expect(page).toHaveTitle(/^Article Not Found/);
    });
  }
});

test('an unknown address outside /news is logged by the 404 page', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto('/livestream/promise');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Return to Home' }),
  ).toHaveAttribute('href', '/');
  await expect.poll(() => errors.join('\n')).toContain('/livestream/promise');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the 404 page links to the home page and to the news', async ({
    page,
  }) => {
    await page.goto('/news/abc');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'News' })).toBeVisible();
  });
});
