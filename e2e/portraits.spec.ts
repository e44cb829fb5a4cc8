import { commissioners } from '../content/commissioners';
import { people } from '../content/people';
import { expect, test } from './test';

/** Returns a hash of a picture's pixels at the size at which the rating card shows it. Runs in the page. */
async function hashPixels(src: string) {
  const picture = new Image(120, 120);
  picture.src = src;
  await picture.decode();
  const drawing = new OffscreenCanvas(120, 120).getContext('2d')!;
  drawing.drawImage(picture, 0, 0, 120, 120);
  const { data } = drawing.getImageData(0, 0, 120, 120);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [data.some((value) => value > 0) ? 'drawn' : 'empty', ...hash].join(' ');
}

test('each portrait in the combined file has the pixels of its own file, large and small', async ({
  page,
}) => {
  await page.goto('/');
  for (const { imageUrl, docketImageUrl, smallImageUrl } of people) {
    for (const [alone, shared] of [
      [imageUrl, docketImageUrl],
      [`${imageUrl}#small`, smallImageUrl],
    ] as const) {
      const expected = await page.evaluate(hashPixels, alone);
      expect(expected, alone).toMatch(/^drawn/);
      expect(await page.evaluate(hashPixels, shared), shared).toBe(expected);
    }
  }
});

test.describe('without portraits and JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /Failed to load resource: .*\/portraits\//,
  });

  test('the About page shows initials for commissioners without a portrait', async ({ page }) => {
    await page.route(/\/portraits\//, (route) => route.abort());
    await page.goto('/about/');
    for (const { initials } of commissioners) {
      const shown = page.locator('#leadership').getByText(initials, { exact: true });
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeVisible();
    }
  });
});
