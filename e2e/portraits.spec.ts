import { commissioners } from '../content/commissioners';
import { people } from '../content/people';
import { expect, test } from './test';

test('each portrait in the combined SVG file has the same pixels as its own file, large and small', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 120, height: 120 });
  for (const { imageUrl, docketImageUrl, smallImageUrl } of people) {
    for (const [alone, shared] of [
      [imageUrl, docketImageUrl],
      [`${imageUrl}#small`, smallImageUrl],
    ] as const) {
      await page.goto(alone);
      const expected = await page.screenshot();
      await page.goto('about:blank');
      await page.goto(shared);
      expect((await page.screenshot()).equals(expected), shared).toBe(true);
    }
  }
});

test.describe('without portraits and JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /Failed to load resource: .*\/portraits\//,
  });

  test('initials replace portraits of commissioners that cannot be loaded', async ({ page }) => {
    await page.route(/\/portraits\//, (route) => route.abort());
    await page.goto('/about/');
    for (const { initials } of commissioners) {
      const shown = page.locator('#leadership').getByText(initials, { exact: true });
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeVisible();
    }
  });
});
