import { expect, type Page, test } from '../test';
import { expectHydrated, markHydrated } from '../islands';
import { pages } from '../out';
import { expectAccessibleEverywhere } from './axe';
import { expectWalk } from './focusWalk';
import { enlargeText, faults, spaceText } from './faults';

/** Expects the page to have none of these faults. Soft, so that a fault does not hide the next one. */
async function expectNothing(page: Page, names: readonly (keyof typeof faults)[], when: string) {
  for (const name of names) {
    const found = await faults[name](page);
    expect.soft(found, `${name} ${when}`).toEqual(typeof found === 'number' ? 0 : []);
  }
}

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

// One test and one visit for each page, as loading takes longer than checking. As in every test, an
// error in the console or a breach of the content security policy fails it, too (test.ts).
for (const { url } of pages) {
  test(`${url} holds for everyone who can't take it as it comes`, async ({ page }) => {
    await markHydrated(page);
    await resize(page, 360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    // Opens all details elements: axe does not check what is hidden in them.
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));

    await test.step('axe, in both schemes, narrow and wide', () =>
      expectAccessibleEverywhere(page));

    await test.step('running text, in both schemes', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNothing(page, ['faint'], colorScheme);
      }
    });

    await test.step('headings, landmarks and names', async () => {
      await expectNothing(page, ['headings', 'names', 'moving'], 'wide');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
      }
    });

    await test.step('by Tab from one end to the other', () => expectWalk(page, 'Tab'));

    await test.step('looked through to its end, with all that comes to life on the way', async () => {
      await page.mouse.wheel(0, 50_000);
      await expectHydrated(page);
    });

    await test.step('at every width, down to a zoom of 400%', async () => {
      for (const width of [1280, 768]) {
        await resize(page, width);
        await expectNothing(page, ['sideways', 'cut', 'scrollers'], `at ${width} px`);
      }
      await resize(page, 360);
      await expectNothing(page, ['sideways', 'small', 'headings'], 'at 360 px');
      await resize(page, 320, 256);
      await expectNothing(page, ['sideways', 'cut', 'scrollers'], 'at 320 px');
    });

    await test.step('on paper, the narrower sheet of the two', async () => {
      await resize(page, 673);
      await page.emulateMedia({ media: 'print' });
      await expectNothing(page, ['sideways', 'cut', 'scrollers'], 'on paper');
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('with the text spacing of WCAG 1.4.12, and with text at 200%', async () => {
      await spaceText(page);
      await resize(page, 320);
      await expectNothing(page, ['sideways', 'cut', 'scrollers'], 'with space');
      await enlargeText(page);
      for (const width of [640, 1280]) {
        await resize(page, width);
        await expectNothing(page, ['sideways', 'cut', 'scrollers'], `enlarged, ${width} px`);
      }
    });
  });
}
