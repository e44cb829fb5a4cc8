import { commissioners, homePageCommissioners } from '../content/commissioners';
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
  for (const { imageUrl, spriteImageUrl, smallImageUrl } of people) {
    for (const [alone, shared] of [
      [imageUrl, spriteImageUrl],
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

  test('people and commissioners whose portrait is missing are shown with their initials', async ({
    page,
  }) => {
    await page.route(/\/portraits\//, (route) => route.abort());
    // The first letters of the first and the last name.
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
