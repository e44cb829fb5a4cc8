import { dashboards } from '../content/dashboards/dashboards';
import { clearStoredDataWords } from '../content/clearStoredDataWords';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import {
  expectIslandsHydrated,
  locateFirstIslandControl,
  openWithFailingScripts,
  islandPageUrlsInScope,
  markHydratedIslands,
} from './islands';
import { locateGameButton, locateGameStatus, locateRatingRadio } from './ratingGame';
import { waitUntilRequestsAreSent, holdScriptResponses } from './requests';
import { createVotes, readVotes, seedVotes } from './storage';
import { expect, type Page, test } from './test';
import { firstDashboardUrl, firstDashboardTabLabels } from './sampleUrls';

/** Stored votes make the page ask for its scripts before it is loaded. */
const openBeforeScripts = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });

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
  await expect.poll(() => readVotes(page)).toEqual(createVotes([7]));
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

test('quick taps on one button before the scripts arrive press it once', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  await locateGameButton(page, ratingWords.next).click({ clickCount: 3 });
  await letThrough();
  await expect(
    page.locator('#rating').getByText(`2 of ${people.length}`, { exact: true }),
  ).toBeVisible();
  await locateGameButton(page, ratingWords.next).click();
  await expect(
    page.locator('#rating').getByText(`3 of ${people.length}`, { exact: true }),
  ).toBeVisible();
});

test('of choices before the scripts arrive, the last before Submit counts', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  for (const rating of [7, 4]) await locateRatingRadio(page, rating).check({ force: true });
  await locateGameButton(page, ratingWords.submit).click({ force: true });
  await locateRatingRadio(page, 9).check({ force: true });
  await letThrough();
  await expect(locateGameStatus(page)).toContainText('Recorded: 4');
  expect(await readVotes(page)).toEqual(createVotes([4]));
});

test('a press before the scripts arrive is gone after a visit to another page', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  await locateRatingRadio(page, 7).check({ force: true });
  await locateGameButton(page, ratingWords.submit).click({ force: true });
  await page.goto('/about/');
  await page.goBack();
  await locateGameButton(page, ratingWords.next).click();
  await letThrough();
  await expect(
    page.locator('#rating').getByText(`2 of ${people.length}`, { exact: true }),
  ).toBeVisible();
  expect(await readVotes(page)).toBe(null);
});

test('Enter held on a tab before the scripts arrive opens it once', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  const [first = '', second = ''] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(second).focus();
  for (let times = 0; times < 4; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await letThrough();
  await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(first)).toHaveAttribute('aria-selected', 'true');
});

test('tabs open although the browser refuses to change the address', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused by the test', 'SecurityError');
    };
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
  });
  const [first = '', second = '', third = ''] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(second).click();
  await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(third)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: third })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: first })).toBeHidden();
});

test('while the scripts are awaited, a link to text in a closed tab opens the tab', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  const [, , third] = dashboards[0]!.tabs;
  // The title of a chart stands elsewhere on the page, too.
  const { caption } = third!.charts[0]!.table;
  await page.goto(`${firstDashboardUrl}#:~:text=${encodeURIComponent(caption)}`);
  const panel = page.getByRole('tabpanel', { name: third!.label });
  await expect(panel.getByText(caption, { exact: true })).toBeInViewport();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await letThrough();
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: third!.label, exact: true }).press('Home');
  await expect(panel).toBeHidden();
  await page.keyboard.press('End');
  await expect(panel).toBeVisible();
});

test('the button that clears stored data, pressed twice before the scripts arrive, asks first', async ({
  page,
}) => {
  await seedVotes(page, [3]);
  const letThrough = await holdScriptResponses(page);
  await page.goto('/privacy/');
  await page.getByRole('button', { name: clearStoredDataWords.clear }).dblclick();
  await page.keyboard.press('Enter');
  await letThrough();
  await expect(page.getByRole('button', { name: clearStoredDataWords.confirm })).toBeVisible();
  expect(await readVotes(page)).toEqual(createVotes([3]));
});

test.describe('a number chosen while the page does not show the stored vote', () => {
  test.beforeEach(({ page }) => seedVotes(page, [3]));

  test('replaces that vote if it is submitted', async ({ page }) => {
    const letThrough = await holdScriptResponses(page);
    await openBeforeScripts(page, '/');
    await locateRatingRadio(page, 8).check({ force: true });
    await locateGameButton(page, ratingWords.submit).click({ force: true });
    await letThrough();
    await expect(locateGameStatus(page)).toContainText('Recorded: 8');
    expect(await readVotes(page)).toEqual(createVotes([8]));
  });

  test('replaces that vote on a page that was translated, too', async ({ page }) => {
    const letThrough = await holdScriptResponses(page);
    await openBeforeScripts(page, '/');
    await page.evaluate(() => document.querySelector('#docket h2')!.append('!'));
    await locateRatingRadio(page, 8).check({ force: true });
    await locateGameButton(page, ratingWords.submit).click({ force: true });
    await letThrough();
    await expect(locateGameStatus(page)).toContainText('Recorded: 8');
    expect(await readVotes(page)).toEqual(createVotes([8]));
  });
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

  test('after a redeployment, the chosen number is still chosen after the reload', async ({
    page,
  }) => {
    const loads = await makeScriptsMissing(page, 2);
    await page.goto('/');
    await locateRatingRadio(page, 8).dispatchEvent('click');
    await expect.poll(() => loads).toHaveLength(2);
    await expect(locateRatingRadio(page, 8)).toBeChecked();
    await locateGameButton(page, ratingWords.submit).click();
    await expect(locateGameStatus(page)).toContainText('Recorded: 8');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(locateRatingRadio(page, 8)).not.toBeChecked();
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
