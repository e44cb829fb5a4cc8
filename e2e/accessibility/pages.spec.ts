import { applySiteFonts } from '../applySiteFonts';
import { expect, type Page } from '../test';
import { expectIslandsHydrated, islandPageUrls } from '../islands';
import { type ExportedPage, exportedPages } from '../exportedSite';
import { recordScriptRequests, waitUntilRequestsAreSent } from '../requests';
import { checksEveryPage, choosePagesInScope } from '../scope';
import { test } from '../sharedPageTest';
import { expectNoAxeViolationsAtWidths } from './axe';
import { expectTabOrder } from './expectTabOrder';
import { doubleTextSize, accessibilityChecks, applyTextSpacing } from './accessibilityChecks';

/** The assertions are soft: the test goes on after a fault, and reports all faults. */
async function expectNoFaults(
  page: Page,
  names: readonly (keyof typeof accessibilityChecks)[],
  when: string,
) {
  for (const name of names) {
    const found = await accessibilityChecks[name](page);
    expect.soft(found, `${name} ${when}`).toEqual(typeof found === 'number' ? 0 : []);
  }
}

// Tables may scroll where the visitor enlarges text or its spacing.
const enlargedTextChecks = ['horizontalOverflow', 'clippedBoxes'] as const;
const layoutChecks = [...enlargedTextChecks, 'unnamedScrollRegions'] as const;

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

/** The slow checks, for pages in scope only: axe, Tab, print, enlarged text and others. */
async function expectAccessibleInEveryWay(
  page: Page,
  url: ExportedPage['url'],
  scripts: readonly string[],
) {
  await test.step('axe finds no violation in either color scheme, and running text has a contrast of 7 to 1', () =>
    expectNoAxeViolationsAtWidths(page, checksEveryPage ? [360, 1280] : [1280], 1280));

  await test.step('names of controls are correct, and nothing is animated', () =>
    expectNoFaults(page, ['controlNameErrors', 'runningAnimations'], 'wide'));

  await test.step('Tab reaches every control in document order', () => expectTabOrder(page));

  await test.step('Tab hydrates every island, and a page without islands requests no script', async () => {
    await waitUntilRequestsAreSent(page);
    expect.soft(scripts.length > 0, 'scripts were requested').toBe(islandPageUrls.includes(url));
    await expectIslandsHydrated(page);
  });

  await test.step('nothing overflows or is clipped at 768 px', async () => {
    await resize(page, 768);
    await expectNoFaults(page, layoutChecks, 'at 768 px');
  });

  await test.step('nothing overflows or is clipped in print, on the narrower of A4 and Letter', async () => {
    await resize(page, 673);
    await page.emulateMedia({ media: 'print' });
    await expectNoFaults(page, layoutChecks, 'on paper');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('nothing overflows or is clipped with the text spacing of WCAG 1.4.12 and text at 200%', async () => {
    await resize(page, 320, 256);
    await applyTextSpacing(page);
    await expectNoFaults(page, enlargedTextChecks, 'with text spacing at 320 px');
    await doubleTextSize(page);
    for (const width of [640, 1280]) {
      await resize(page, width);
      await expectNoFaults(page, enlargedTextChecks, `enlarged, ${width} px`);
    }
  });
}

const inScope = choosePagesInScope(exportedPages);

// All checks share one load of the page, because loading takes longer than checking. A console
// error or a violation of the Content-Security-Policy fails the test too (e2e/test.ts).
for (const exported of exportedPages) {
  const { url } = exported;
  const isInScope = inScope.includes(exported);

  test(`${url} fits every width and loads no script at first${isInScope ? ', and is accessible' : ''}`, async ({
    page,
  }) => {
    const scripts = recordScriptRequests(page);
    await resize(page, 360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    // Hidden content is not checked, so all details elements are opened.
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
    await applySiteFonts(page);

    await test.step('headings, landmarks and sizes of controls are correct', async () => {
      await expectNoFaults(page, ['headingErrors', 'smallControls'], 'at 360 px');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
      }
    });

    await test.step('nothing overflows or is clipped at 360 px, at 320 px (a zoom of 400%) and at 1280 px', async () => {
      await expectNoFaults(page, ['horizontalOverflow'], 'at 360 px');
      await resize(page, 320, 256);
      await expectNoFaults(page, layoutChecks, 'at 320 px');
      await resize(page, 1280);
      await expectNoFaults(page, [...layoutChecks, 'headingErrors'], 'at 1280 px');
    });

    await test.step('no script is requested before an interaction', async () => {
      await waitUntilRequestsAreSent(page);
      expect.soft(scripts).toEqual([]);
    });

    if (isInScope) await expectAccessibleInEveryWay(page, url, scripts);
  });
}
