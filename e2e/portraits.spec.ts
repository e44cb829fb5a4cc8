import { commissioners, homePageCommissioners } from '../content/commissioners';
import { people } from '../content/people';
import { expect, test } from './test';

/** Runs in the page: returns a hash of the pixels, at the size that the rating card has. */
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

test('portraits look the same in the combined file, and small ones differ too', async ({
  page,
}) => {
  await page.goto('/');
  const small: string[] = [];
  for (const { imageUrl, spriteImageUrl, smallImageUrl } of people) {
    if (!imageUrl) continue;
    const expected = await page.evaluate(hashPixels, imageUrl);
    expect(expected, imageUrl).toMatch(/^drawn/);
    expect(await page.evaluate(hashPixels, spriteImageUrl), spriteImageUrl).toBe(expected);
    small.push(expected, await page.evaluate(hashPixels, smallImageUrl));
  }
  expect(new Set(small).size).toBe(small.length);
});

test.describe('without portraits and JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /Failed to load resource: .*\/portraits\//,
  });

  test('initials are shown in place of missing portraits', async ({ page }) => {
    await page.route(/\/portraits\//, (route) => route.abort());
    // Initials of the first and the last name.
    const initialsOfFirst = people[0]!.displayName.replace(/^(\S).*[\s-](\S)\S*$/, '$1$2');
    const initialsOf = (all: readonly { initials: string }[]) => all.map((one) => one.initials);
    for (const [url, expected] of [
      ['/', [initialsOfFirst, ...initialsOf(homePageCommissioners)]],
      ['/about/', initialsOf(commissioners)],
    ] as const) {
      await page.goto(url);
      for (const initials of expected) {
        const shown = page.getByText(initials, { exact: true }).filter({ visible: true }).first();
        await shown.scrollIntoViewIfNeeded();
        await expect(shown).toBeVisible();
      }
    }
  });
});
