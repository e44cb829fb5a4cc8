import { expect, type Page, test } from './test';

test.use({ javaScriptEnabled: false });

const address = '/resources/notice-of-gentle-concern/one-in-the-morning/';

const background = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without JavaScript, “Turn the light off” darkens a notice (${colorScheme} scheme)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    const lit = await background(page);
    const lightSwitch = page.getByRole('checkbox', { name: 'Turn the light off' });
    await lightSwitch.check();
    await expect.poll(() => background(page)).not.toBe(lit);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lightSwitch.uncheck();
    await expect.poll(() => background(page)).toBe(lit);
  });
}
