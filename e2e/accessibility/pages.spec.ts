import { expect, type Page } from '../test';
import { expectIslandsHydrated, islandPageUrls } from '../islands';
import { exportedPages } from '../exportedSite';
import { recordScriptRequests, waitUntilRequestsAreSent } from '../requests';
import { checksEveryPage, choosePagesInScope } from '../scope';
import { test } from '../sharedPageTest';
import { expectNoAxeViolationsAtWidths } from './axe';
import { expectTabOrder } from './expectTabOrder';
import {
  accessibilityChecks,
  applyTextSpacing,
  doubleTextSize,
  removeListItems,
  repeatListItems,
} from './accessibilityChecks';
import { expectNoLayoutFaults, openAllDetails } from './walkWidths';

test.describe.configure({ timeout: 300_000 });

/** The assertions are soft: the test goes on after a fault, and reports all faults. */
async function expectNoFaults(
  page: Page,
  when: string,
  names: readonly (keyof typeof accessibilityChecks)[],
) {
  for (const name of names)
    expect.soft(await accessibilityChecks[name](page), `${name} ${when}`).toEqual([]);
}

for (const { url } of choosePagesInScope(exportedPages)) {
  const hasIslands = islandPageUrls.includes(url);

  // A page that logs an error or violates its Content-Security-Policy fails too (e2e/test.ts).
  test(`${url} can be read and operated by everyone, at each width`, async ({ page }) => {
    const scripts = recordScriptRequests(page);
    const session = await page.context().newCDPSession(page);
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    // Hidden content is not checked.
    await openAllDetails(page);

    await test.step('headings, landmarks and sizes of controls are correct', async () => {
      await expectNoFaults(page, 'at 360 px', [
        'headingErrors',
        'smallControls',
        'smallTextFields',
      ]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
    });

    await test.step('no width has a layout fault', async () => {
      await expectNoLayoutFaults(page);
      for (const width of [320, 768, 1280]) {
        await resize(width);
        await expectNoFaults(page, `at ${width} px`, ['unnamedScrollRegions']);
      }
      await expectNoFaults(page, 'at 1280 px', ['headingErrors']);
    });

    await test.step('no script is requested before an interaction', async () => {
      await waitUntilRequestsAreSent(page);
      expect.soft(scripts).toEqual([]);
    });

    await test.step('axe finds no violation in either color scheme, and running text has a contrast of 7 to 1', () =>
      expectNoAxeViolationsAtWidths(page, checksEveryPage ? [360, 1280] : [1280], {
        enhancedWidth: 1280,
      }));

    await test.step('names of controls are correct, no drawing lacks its colors, and nothing is animated', () =>
      expectNoFaults(page, 'wide', ['controlNameErrors', 'blackShapes', 'runningAnimations']));

    await test.step('Tab reaches every control in document order', async () => {
      await expectTabOrder(page);
      // The skip link lies on the header while it has the focus.
      await page.locator(':focus').blur();
    });

    await test.step('Tab hydrates every island, and a page without islands requests no script', async () => {
      await waitUntilRequestsAreSent(page);
      expect.soft(scripts.length > 0, 'scripts were requested').toBe(hasIslands);
      await expectIslandsHydrated(page);
    });

    await test.step('print on the narrower of A4 and Letter has no layout fault', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectNoLayoutFaults(page, { when: 'on paper', widths: [673] });
      await expectNoFaults(page, 'on paper', ['unnamedScrollRegions']);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('no layout fault with a larger default font size', async () => {
      for (const [size, width] of [
        [32, 360],
        [24, 320],
      ] as const) {
        // Media queries in em follow the browser's default, and not the size of the root element.
        await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
        await expect
          .poll(() =>
            page.evaluate((em) => matchMedia(`(width < ${(innerWidth + 1) / em}em)`).matches, size),
          )
          .toBe(true);
        // Text of this size may break words, but not numbers.
        const ignored = /^word broken in: \D*$|words in \d+ lines/;
        const when = `with a default font size of ${size} px`;
        await expectNoLayoutFaults(page, { when, widths: [width], ignored });
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    });

    await test.step('nothing overflows or is cut off with the text spacing of WCAG 1.4.12 and text at 200%', async () => {
      await applyTextSpacing(page);
      const spaced = { when: 'with text spacing', ignored: /^word broken|words in|lies on/ };
      await expectNoLayoutFaults(page, { ...spaced, widths: [320] });
      await doubleTextSize(page);
      await expectNoLayoutFaults(page, { ...spaced, widths: [640, 1280] });
    });

    // Without scripts every tab panel is shown, and everyone who can be rated.
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(url);

    await test.step('no layout fault without scripts, nor with one item more or fewer in each list', async () => {
      const widths = [360, 768, 1280];
      if (hasIslands)
        await expectNoLayoutFaults(page, {
          when: 'without scripts',
          widths: checksEveryPage ? undefined : widths,
        });
      await repeatListItems(page);
      await expectNoLayoutFaults(page, { when: 'with one item more', widths });
      await removeListItems(page);
      await expectNoLayoutFaults(page, { when: 'with one item fewer', widths });
    });
    await session.detach();
  });
}
