import { people } from '../../content/people';
import { listFiles } from '../../content/listFiles';
import { projectPage } from '../../tools/projectPage.mjs';
import { expect, type Page, test } from '../test';

// The files of this export are tested by e2e/files as soon as they are built (tools/projectPage.mjs).
const { basePath, out } = projectPage;

const urls = listFiles(out)
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `${basePath}/${file.replace(/index\.html$/, '')}`);

/** Requests that leave the base path or fail. */
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

test('no page requests anything that is missing or outside the base path', async ({ page }) => {
  test.setTimeout(180_000);
  const failed = watchRequests(page);
  for (const url of urls) {
    await page.goto(url);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  }
  expect(failed).toEqual([]);
});

test('the rating game works and shows the portrait of the next person', async ({ page }) => {
  const failed = watchRequests(page);
  await page.goto(`${basePath}/`);
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(widget.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  await expect(widget.getByText('8.0', { exact: true })).toBeVisible();
  await expect(widget.locator('img').first()).toHaveAttribute(
    'src',
    `${basePath}${people[1]?.docketImageUrl}`,
  );
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

test('the pages of the news list, an article and its way back lead to each other', async ({
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
    test(`${address} shows "${title}" with a link onwards`, async ({ page }) => {
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
