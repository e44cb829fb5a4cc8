import { expect, type Page } from '../test';
import { expectIslandsHydrated, islandPageUrls } from '../islands';
import { exportedPages } from '../exportedSite';
import { recordScriptRequests, waitUntilEarlierRequestsAreSent } from '../requests';
import { test } from '../sharedPageTest';
import { expectNoAxeViolationsAtWidths } from './axe';
import { expectTabOrder } from './expectTabOrder';
import { doubleTextSize, accessibilityCheckByName, applyTextSpacing } from './accessibilityChecks';

/** Expects checks of accessibilityChecks.ts to find nothing on the page. The assertions are soft: the test goes on after a fault and reports all of them. */
async function expectNoFaults(
  page: Page,
  names: readonly (keyof typeof accessibilityCheckByName)[],
  when: string,
) {
  for (const name of names) {
    const found = await accessibilityCheckByName[name](page);
    expect.soft(found, `${name} ${when}`).toEqual(typeof found === 'number' ? 0 : []);
  }
}

const layoutChecks = ['horizontalOverflow', 'clippedBoxes', 'unnamedScrollRegions'] as const;

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

// Each test loads its page once for all checks, because loading takes longer than checking. An error in the
// console or a violation of the Content-Security-Policy fails the test, too (e2e/test.ts).
for (const { url } of exportedPages) {
  test(`${url} is accessible (axe, Tab order, widths from 320 px, print, text spacing, text at 200%), and loads no script before an interaction, or none at all if it has no island`, async ({
    page,
  }) => {
    const scripts = recordScriptRequests(page);
    await resize(page, 360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    // Opens all details elements, as axe does not check hidden content.
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));

    await test.step('axe finds no violation in either color scheme, at 360 and 1280 px, and running text has a contrast of 7 to 1', () =>
      expectNoAxeViolationsAtWidths(page, [360, 1280], 1280));

    await test.step('headings, landmarks and names of controls are correct, and nothing is animated', async () => {
      await expectNoFaults(
        page,
        ['headingErrors', 'controlNameErrors', 'runningAnimations'],
        'wide',
      );
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
      }
    });

    await test.step('no script is requested before an interaction', async () => {
      await waitUntilEarlierRequestsAreSent(page);
      expect.soft(scripts).toEqual([]);
    });

    await test.step('Tab reaches every control in document order', () =>
      expectTabOrder(page, 'Tab'));

    await test.step('every island is hydrated after scrolling to the end, and a page without islands requests no script', async () => {
      await page.mouse.wheel(0, 50_000);
      await expectIslandsHydrated(page);
      await waitUntilEarlierRequestsAreSent(page);
      expect.soft(scripts.length > 0, 'scripts were requested').toBe(islandPageUrls.includes(url));
    });

    await test.step('nothing overflows or is clipped at 1280 and 768 px', async () => {
      for (const width of [1280, 768]) {
        await resize(page, width);
        await expectNoFaults(page, layoutChecks, `at ${width} px`);
      }
    });

    await test.step('nothing overflows or is clipped in print, on the narrower of A4 and Letter', async () => {
      await resize(page, 673);
      await page.emulateMedia({ media: 'print' });
      await expectNoFaults(page, layoutChecks, 'on paper');
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('nothing overflows or is clipped at 360 px and at 320 px, a zoom of 400%', async () => {
      await resize(page, 360);
      await expectNoFaults(
        page,
        ['horizontalOverflow', 'smallControls', 'headingErrors'],
        'at 360 px',
      );
      await resize(page, 320, 256);
      await expectNoFaults(page, layoutChecks, 'at 320 px');
    });

    await test.step('nothing overflows or is clipped with the text spacing of WCAG 1.4.12 and text at 200%', async () => {
      await applyTextSpacing(page);
      await expectNoFaults(page, layoutChecks, 'with text spacing at 320 px');
      await doubleTextSize(page);
      for (const width of [640, 1280]) {
        await resize(page, width);
        await expectNoFaults(page, layoutChecks, `enlarged, ${width} px`);
      }
    });
  });
}
