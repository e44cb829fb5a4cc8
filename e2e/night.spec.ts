import { expect, type Locator, type Page, test } from './test';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

const exhibit = '/enforcement/one-haha/';

const locateEntry = (page: Page, time: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${time}`) });

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('Exhibit 7 is a light sheet in the dark, whatever the system prefers, and is printed light', async ({
  page,
}) => {
  await page.goto(exhibit);
  const around = page.locator('html');
  const sheet = page.getByRole('main').getByRole('list').first();
  const link = page.getByRole('contentinfo').getByRole('link').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(around).toHaveCSS('color-scheme', 'dark');
    expect(await background(around)).toBe('rgb(18, 21, 31)');
    expect(await background(sheet)).toBe('rgb(255, 255, 255)');
    await expect(sheet).toHaveCSS('color', 'rgb(23, 26, 38)');
    await expect(link).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(around).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`${width} px wide, the silence of Exhibit 7 has equal minutes, and fills most of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(exhibit);
    const [silence, typing, answer] = await Promise.all(
      ['2:02', '2:06', '2:10'].map(
        async (time) => (await locateEntry(page, time).boundingBox())!.y,
      ),
    );
    expect(typing! - silence!).toBeCloseTo(answer! - typing!, 0);
    expect(answer! - silence!).toBeGreaterThanOrEqual(0.6 * 740);
  });
}

test('footnotes of Exhibit 7 stand beside their message on wide screens, below the sheet on others', async ({
  page,
}) => {
  const tops = async () =>
    Promise.all(
      [page.locator('#reference-5'), page.locator('#note-5')].map(
        async (locator) => (await locator.boundingBox())!.y,
      ),
    );
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(exhibit);
  const [reference, note] = await tops();
  expect(Math.abs(reference! - note!)).toBeLessThan(20);
  await page.setViewportSize({ width: 1000, height: 800 });
  const sheet = (await page.getByRole('main').getByRole('list').first().boundingBox())!;
  expect((await tops())[1]).toBeGreaterThan(sheet.y + sheet.height);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the paper of comments is darkest after midnight, and white in print (${colorScheme} scheme)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/oversight/one-more-comments/');
    const papers = page.getByRole('main').locator('li:has(h3)');
    const lightness = await papers.evaluateAll((items) =>
      items.map((item) => Number(/oklab\((\S+)/.exec(getComputedStyle(item).backgroundColor)![1])),
    );
    const darkest = lightness.indexOf(Math.min(...lightness));
    await expect(papers.nth(darkest)).toContainText(/^12:\d\d\sa\.m\./);
    expect(lightness.slice(0, darkest)).toEqual(
      lightness.slice(0, darkest).toSorted((one, other) => other - one),
    );
    expect(lightness.slice(darkest)).toEqual(
      lightness.slice(darkest).toSorted((one, other) => one - other),
    );
    expect(lightness[0]).toBe(lightness.at(-1));
    await page.emulateMedia({ media: 'print' });
    await expect(papers.nth(darkest)).not.toHaveCSS('background-color', /oklab/);
  });
}
