import { commissioners } from '../content/commissioners';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource: .*\/portraits\// });

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
