import { people } from '../content/people';
import {
  expectIslandsHydrated,
  locateFirstIslandControl,
  openWithFailingScripts,
  islandPageUrlsInScope,
  markHydratedIslands,
} from './islands';
import { waitUntilRequestsAreSent, holdScriptResponses } from './requests';
import { votesStorageKey } from './storage';
import { expect, type Page, test } from './test';
import { firstDashboardUrl, firstDashboardTabLabels } from './sampleUrls';

test('clicks before the scripts arrive take effect afterwards', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click({ force: true });
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(widget.getByText(`1 of ${people.length}`, { exact: true })).toBeVisible();
  await letThrough();
  await expect(widget.getByText(`3 of ${people.length}`, { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), votesStorageKey))
    .toBe('[{"personId":1,"rating":7}]');
});

test('fields keep what was entered before the scripts arrive', async ({ context }) => {
  for (const path of islandPageUrlsInScope) {
    await test.step(path, async () => {
      const page = await context.newPage();
      await markHydratedIslands(page);
      const letThrough = await holdScriptResponses(page);
      await page.goto(path);
      const fields = page.locator('[data-island]').locator('input, textarea, select');
      const readFields = () =>
        fields.evaluateAll((all: HTMLInputElement[]) =>
          all.map((field) => [field.value, field.checked]),
        );
      await fields.evaluateAll((all: HTMLInputElement[]) => {
        for (const field of all) {
          field.focus();
          if (/radio|checkbox/.test(field.type)) field.click();
          else document.execCommand('insertText', false, 'Typed early');
        }
      });
      const entered = await readFields();
      await letThrough();
      await locateFirstIslandControl(page).focus();
      await expectIslandsHydrated(page);
      expect(await readFields()).toEqual(entered);
      await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }
});

test('Enter pressed before the scripts arrive submits the rating afterwards', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await letThrough();
  await expect(widget.getByRole('status')).toContainText('Recorded: 9');
});

test('a dashboard tab chosen before the scripts arrive is open afterwards', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  const [, second, third] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  await page.getByRole('tab', { name: second, exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await letThrough();
  await expect(page.getByRole('tab', { name: third, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('when the scripts return 404', () => {
  test.use({ expectedErrors: /Failed to load resource: .*404/ });

  /**
   * Makes scripts return 404 until load number `firstLoadWithScripts`. The returned list gets the
   * URL of each load; a test of several pages empties the list before each page.
   */
  async function makeScriptsMissing(page: Page, firstLoadWithScripts: number) {
    const loads: string[] = [];
    await page.route('**/*', (route) => {
      const type = route.request().resourceType();
      if (type === 'document') loads.push(route.request().url());
      return type === 'script' && loads.length < firstLoadWithScripts
        ? route.fulfill({ status: 404 })
        : route.continue();
    });
    await page.addInitScript(() => {
      const mark = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) target.dataset.missing = '';
      };
      addEventListener('error', mark, true);
    });
    return loads;
  }

  /** Whether the page has requested scripts, all of which failed to load. */
  const allScriptsMissing = (page: Page) =>
    page.evaluate(() => {
      const scripts = [...document.querySelectorAll<HTMLElement>('script[src]')];
      return scripts.length > 0 && scripts.every(({ dataset }) => dataset.missing !== undefined);
    });

  test('after a redeployment, every island hydrates after one reload', async ({ page }) => {
    await markHydratedIslands(page);
    const loads = await makeScriptsMissing(page, 2);
    for (const path of islandPageUrlsInScope) {
      await test.step(path, async () => {
        loads.length = 0;
        await openWithFailingScripts(page, path);
        await expectIslandsHydrated(page);
        expect(loads).toHaveLength(2);
      });
    }
  });

  test('a page whose scripts are still missing after a reload shows its static content', async ({
    page,
  }) => {
    const loads = await makeScriptsMissing(page, Infinity);
    for (const path of islandPageUrlsInScope) {
      await test.step(path, async () => {
        loads.length = 0;
        await openWithFailingScripts(page, path);
        await expect.poll(() => allScriptsMissing(page)).toBe(true);
        await waitUntilRequestsAreSent(page);
        await expect(page.locator(':root[data-scripts]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(loads).toHaveLength(2);
      });
    }
  });
});
