import { newsPages } from '../content/newsList';
import { expect, test } from './test';

// Status and address as the browser puts them, and the line that the specification asks for.
test.use({ expectedErrors: /Failed to load resource: .* 404 |404: nothing is at/ });

// Pages of the list begin with the second, and end; one that is none is no article either.
for (const id of ['14', '999', 'abc', 'page', 'page/1', `page/${newsPages.length + 1}`]) {
  test(`/news/${id} is an article that was not found`, async ({ page }) => {
    const response = await page.goto(`/news/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expect(
      page.getByText('Sorry, the article you’re looking for doesn’t exist.'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Back to News' }),
    ).toHaveAttribute('href', '/news/');
    await expect(page).toHaveTitle(/^Article Not Found/);
  });
}

test('any other unknown address is a page that was not found, and the console names it', async ({
  page,
}) => {
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

  test('there is still a way home and a way to the news', async ({ page }) => {
    await page.goto('/news/abc');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'News' })).toBeVisible();
  });
});

test('hosts that look for the nearest 404 page find one below /news', async ({ page }) => {
  await page.goto('/news/404.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
});
