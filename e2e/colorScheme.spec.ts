import { exportedPages } from './exportedSite';
import { choosePagesInScope, choosePairsInScope } from './scope';
import { expect, type Page, test } from './test';

/** Dark in either scheme: see night.spec.ts. */
const exhibit = '/enforcement/one-haha/';

const addresses = choosePagesInScope(exportedPages)
  .map(({ url }) => url)
  .filter((url) => url !== exhibit);

/** What each element of the page looks like, in one text. */
const readColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      .map((element) => {
        const { color, backgroundColor, borderColor, fill, stroke, filter } =
          getComputedStyle(element);
        return [element.tagName, color, backgroundColor, borderColor, fill, stroke, filter].join();
      })
      .join('\n'),
  );

const schemes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const;

const pairs = choosePairsInScope(schemes, addresses);

for (const scheme of schemes) {
  const [preferred, chosen] = scheme;
  test(`where ${preferred} is preferred, data-scheme makes every page ${chosen}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [, address] of pairs.filter(([one]) => one === scheme)) {
      await test.step(address, async () => {
        await page.emulateMedia({ colorScheme: chosen });
        await page.goto(address);
        const colors = await readColors(page);
        await page.emulateMedia({ colorScheme: preferred });
        await expect.poll(() => readColors(page)).not.toBe(colors);
        await page
          .locator('html')
          .evaluate((root, scheme) => (root.dataset.scheme = scheme), chosen);
        await expect.poll(() => readColors(page)).toBe(colors);
      });
    }
  });
}

test('a page that data-scheme makes dark is printed light', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const colors = await readColors(page);
  await page.locator('html').evaluate((root) => (root.dataset.scheme = 'dark'));
  await expect.poll(() => readColors(page)).toBe(colors);
});
