import { people } from '../../content/people';
import { listFiles } from '../../content/listFiles';
import { githubProjectPage } from '../../tools/githubProjectPage.mjs';
import { hydrateIslands, markHydratedIslands } from '../islands';
import { expect, type Page, test } from '../test';

// Built by tools/githubProjectPage.mjs, which also runs the tests of e2e/files on it.
const { basePath, out } = githubProjectPage;

const urls = listFiles(out)
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `${basePath}/${file.replace(/index\.html$/, '')}`);

/** Records requests that fail or leave the base path. */
function watchRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${basePath}/`)) {
      failed.push(`${response.status()} ${response.url()}`);
    }
  });
  return failed;
}

test('below a base path, pages request only files that exist below that path', async ({ page }) => {
  test.setTimeout(180_000);
  const failed = watchRequests(page);
  await markHydratedIslands(page);
  for (const url of urls) {
    await page.goto(url);
    await hydrateIslands(page);
    await page.waitForLoadState('networkidle');
  }
  expect(failed).toEqual([]);
});

test('below a base path, the rating game takes a vote', async ({ page }) => {
  const failed = watchRequests(page);
  await page.goto(`${basePath}/`);
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(widget.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  await expect(widget.getByText('8.0', { exact: true })).toBeVisible();
  await expect(widget.locator('img').first()).toHaveAttribute(
    'src',
    `${basePath}${people[1]?.spriteImageUrl}`,
  );
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

test('below a base path, links lead through the news list, to an article and back', async ({
  page,
}) => {
  await page.goto(`${basePath}/news/`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${basePath}/news/page/2/`);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cope\/news\/\d+\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL(`${basePath}/news/`);
});

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 404 |404: nothing is at/ });

  for (const [address, title, link] of [
    [`${basePath}/news/999`, 'Article Not Found', `${basePath}/news/`],
    [`${basePath}/nothing`, 'Oops! Page not found', `${basePath}/`],
  ] as const) {
    test(`below a base path, ${address} returns the 404 page`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('link').filter({ visible: true }).first()).toHaveAttribute(
        'href',
        link,
      );
    });
  }
});
