import { commissioners } from '../content/commissioners';
import { people } from '../content/people';
import { expect, test } from './test';

test('the file that all share shows each as the file of their own does, in both views', async ({
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

test.describe('without pictures and scripts', () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /Failed to load resource: .*\/portraits\//,
  });

  test('initials stand in for portraits that do not come, with no script to help', async ({
    page,
  }) => {
    await page.route('**/portraits/**', (route) => route.abort());
    await page.goto('/about/');
    for (const { initials } of commissioners) {
      const shown = page.locator('#leadership').getByText(initials, { exact: true });
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeVisible();
    }
  });
});
