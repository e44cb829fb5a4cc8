import { applySiteFonts } from '../applySiteFonts';
import { exportedPages } from '../exportedSite';
import { choosePageOfEachKind, choosePagesInScope } from '../scope';
import { expect, type Page, test } from '../test';
import { findLayoutFaults } from './findLayoutFaults';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The browser's own setting. The font size of the root element would not be the same: media queries in
 * `em` follow the setting only.
 */
async function setDefaultFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Text of this size may break words, but not numbers. */
const isFault = ({ kind, text }: { kind: string; text: string }) =>
  kind.startsWith('word broken') ? /\d/.test(text) : !kind.includes('words in');

for (const { url } of choosePagesInScope(exportedPages)) {
  for (const [size, width] of [
    [32, 360],
    [24, 320],
  ] as const) {
    test(`${url} fits ${width} px with a default font size of ${size} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setDefaultFontSize(page, size);
      await page.goto(url);
      expect(await page.evaluate(() => matchMedia('(width < 15em)').matches)).toBe(true);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((d) => (d.open = true)),
      );
      await applySiteFonts(page);
      expect((await page.evaluate(findLayoutFaults)).filter(isFault)).toEqual([]);
    });
  }
}

for (const { url } of choosePageOfEachKind(exportedPages)) {
  test(`text fields on ${url} have at least 16 px, so that phones do not zoom in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(url);
    const sizes = await page
      .locator('input:not([type=radio], [type=checkbox], [type=range]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}
