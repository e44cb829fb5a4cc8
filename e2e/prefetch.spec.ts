import { expect, type Page, test } from './test';
import { firstDashboardUrl, newestArticleUrl, firstDashboardTabLabels } from './sampleUrls';

function watchPages(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/')) requested.push(pathname);
  });
  return requested;
}

test('pressing a link fetches its page before the link is released', async ({ page }) => {
  await page.goto(newestArticleUrl);
  const requested = watchPages(page);
  await page.getByRole('link', { name: 'Back to News' }).hover();
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/news/'),
  );
  await page.mouse.down();
  await fetched;
  expect(requested).toEqual(['/news/']);
  await page.mouse.up();
  await expect(page).toHaveURL('/news/');
  const used = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(used).toEqual(['navigational-prefetch']);
});

test('opening a tab of a dashboard fetches no page', async ({ page }) => {
  const [, second] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  const requested = watchPages(page);
  const tab = page.getByRole('tab', { name: second, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});
