import { expect, type Page, test } from './test';

/** Lists the paths of pages that the browser requests from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/')) asked.push(pathname);
  });
  return asked;
}

test('pressing a link fetches its page before the button is released', async ({ page }) => {
  await page.goto('/news/1/');
  const asked = watchPages(page);
  await page.getByRole('link', { name: 'Back to News' }).hover();
  expect(asked).toEqual([]);
  const fetched = page.waitForEvent('requestfinished');
  await page.mouse.down();
  await fetched;
  expect(asked).toEqual(['/news/']);
  await page.mouse.up();
  await expect(page).toHaveURL('/news/');
  const used = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(used).toEqual(['navigational-prefetch']);
});

test('opening a tab of a dashboard fetches no page', async ({ page }) => {
  await page.goto('/filings/coochie-index/');
  const asked = watchPages(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const tab = page.getByRole('tab', { name: 'Content', exact: true });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
