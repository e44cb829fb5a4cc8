import { courseByLanguage } from '../content/course';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import {
  expectIslandsHydrated,
  locateFirstIslandControl,
  islandPageUrls,
  markHydratedIslands,
} from './islands';
import { waitUntilEarlierRequestsAreSent, holdScriptResponses } from './requests';
import { seedStorage, votesStorageKey } from './storage';
import { expect, type Page, test } from './test';
import { firstDashboardUrl, firstDashboardTabLabels } from './sampleUrls';

test('votes in storage hydrate the rating game without an interaction', async ({ page }) => {
  await seedStorage(page, { [votesStorageKey]: '[{"personId":2,"rating":8}]' });
  await page.goto('/');
  await expect(page.locator('#rating').getByText('8.0', { exact: true })).toBeVisible();
});

test('clicks in the rating game before the scripts arrive take effect afterwards', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click({ force: true });
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(widget.getByText(`1 of ${people.length}`, { exact: true })).toBeVisible();
  letThrough();
  await expect(widget.getByText(`3 of ${people.length}`, { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), votesStorageKey))
    .toBe('[{"personId":1,"rating":7}]');
});

test('a rating chosen before the scripts arrive is still chosen afterwards', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  const radio = widget.getByRole('radio', { name: '4', exact: true });
  await radio.check({ force: true });
  letThrough();
  const submit = widget.getByRole('button', { name: 'Submit Rating' });
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await expect(radio).toBeChecked();
});

test('Enter pressed on a chosen rating before the scripts arrive submits the rating when they have arrived', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(widget.getByRole('status')).toContainText('Recorded: 9');
});

test('a lesson ticked before the scripts arrive is recorded as complete', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/education/simp-awareness-101/module-1/');
  const lesson = page.getByRole('checkbox', { name: 'Lesson 2 complete' });
  await lesson.check();
  letThrough();
  const count = `1 of ${courseByLanguage.en.lessons.length} lessons complete`;
  await expect(page.getByText(count).first()).toBeVisible();
  await expect(lesson).toBeChecked();
  await page.reload();
  await expect(lesson).toBeChecked();
});

test('a dashboard tab chosen by pointer and arrow key before the scripts arrive is open afterwards', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  const [, second, third] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  await page.getByRole('link', { name: second, exact: true }).click();
  await page.keyboard.press('ArrowRight');
  letThrough();
  await expect(page.getByRole('tab', { name: third, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('when the scripts return 404', () => {
  test.use({ expectedErrors: /Failed to load resource: .*404/ });

  /**
   * Makes scripts return 404 in each load of a page before the one numbered `firstLoadWithScripts`. Returns a list to
   * which each load adds the URL of the page. A test that opens several pages empties the list before each.
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

  /** Opens a page, and focuses the first control of an island before and after the reload that this causes. */
  async function openAndFocusIsland(page: Page, path: string) {
    await page.goto(path);
    const reloaded = page.waitForEvent('load');
    await locateFirstIslandControl(page).focus();
    await reloaded;
    await locateFirstIslandControl(page).focus();
  }

  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  /**
   * Focuses a person's link, which makes the loader fetch the scripts. It does not click, because Playwright would
   * scroll to the link first, which also makes the loader fetch them.
   */
  const focusPersonLink = (page: Page) => page.getByRole('link', { name: people[0]!.name }).focus();

  /** Returns whether the page has requested scripts, and each of them failed to load. */
  const allScriptsMissing = (page: Page) =>
    page.evaluate(() => {
      const scripts = [...document.querySelectorAll<HTMLElement>('script[src]')];
      return scripts.length > 0 && scripts.every(({ dataset }) => dataset.missing !== undefined);
    });

  test('if scripts return 404 after a redeployment, every island of every page hydrates after one reload', async ({
    page,
  }) => {
    await markHydratedIslands(page);
    const loads = await makeScriptsMissing(page, 2);
    for (const path of islandPageUrls) {
      await test.step(path, async () => {
        loads.length = 0;
        await openAndFocusIsland(page, path);
        await expectIslandsHydrated(page);
        expect(loads).toHaveLength(2);
      });
    }
  });

  test('if scripts return 404 before and after a reload, every page with islands shows its static content and does not reload again', async ({
    page,
  }) => {
    const loads = await makeScriptsMissing(page, Infinity);
    for (const path of islandPageUrls) {
      await test.step(path, async () => {
        loads.length = 0;
        await openAndFocusIsland(page, path);
        await expect.poll(() => allScriptsMissing(page)).toBe(true);
        await waitUntilEarlierRequestsAreSent(page);
        await expect(page.locator(':root[data-scripts]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(loads).toHaveLength(2);
      });
    }
  });

  test('if scripts return 404 after a redeployment, the rating game works after one reload', async ({
    page,
  }) => {
    await makeScriptsMissing(page, 2);
    await page.goto('/');
    const reloaded = page.waitForEvent('load');
    await focusPersonLink(page);
    await reloaded;
    await next(page).click();
    await expect(page.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  });

  test('if scripts return 404 before and after a reload, the game says that it needs scripts and does not reload again', async ({
    page,
  }) => {
    const loads = await makeScriptsMissing(page, Infinity);
    await page.goto('/');
    const reloaded = page.waitForEvent('load');
    await focusPersonLink(page);
    await reloaded;
    await focusPersonLink(page);
    await expect.poll(() => allScriptsMissing(page)).toBe(true);
    await waitUntilEarlierRequestsAreSent(page);
    await expect(page.getByText(ratingWords.noScript)).toBeVisible();
    expect(loads).toHaveLength(2);
  });
});
