import { seed } from './storage';
import { expect, type Page, test } from './test';

/** Scripts asked for so far. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** A slow phone on a slow network: the scripts take seconds to arrive and to run. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200 * 1024,
    uploadThroughput: 100 * 1024,
  });
}

const live = [
  '/',
  '/news/',
  '/education/simp-awareness-101/',
  '/education/simp-awareness-101/module-1/',
  '/filings/coochie-index/',
  '/privacy/',
];

for (const path of live) {
  test(`${path} asks for no script until the visitor moves`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test('a page with nothing to bring to life never asks for a script', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/news/1/');
  await page.mouse.wheel(0, 3000);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('stored votes do not wait for a gesture', async ({ page }) => {
  await seed(page, { slutEvaluationVotes: '[{"personId":2,"rating":8}]' });
  await page.goto('/');
  await expect(page.locator('#rating').getByText('8.0')).toBeVisible();
});

test('nothing that was done on the home page before the scripts arrived is lost', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const widget = page.locator('#rating');
  // Dispatched at once, so that all of it happens before the first script is there.
  await widget.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll('#rating button')]
        .find((element) => element.textContent === name)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.querySelector<HTMLInputElement>('#rating [value="7"]')?.click();
    press('Submit Rating');
    press('Next');
  });
  await expect(widget.getByText('3 of 19', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('slutEvaluationVotes'))).toBe(
    '[{"personId":1,"rating":7}]',
  );
});

test('a choice made before the scripts arrived stays chosen', async ({ page }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const widget = page.locator('#rating');
  const radio = widget.getByRole('radio', { name: '4', exact: true });
  await radio.check({ force: true });
  const submit = widget.getByRole('button', { name: 'Submit Rating' });
  await expect(submit).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await expect(radio).toBeChecked();
});

test('Enter on a radio before the scripts arrived submits once they are there', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('status')).toContainText('Recorded: 9', { timeout: 30_000 });
});

test('a page of the news list turned to early is turned to', async ({ page }) => {
  await slowDown(page);
  await page.goto('/news/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Page 3 of 3', { timeout: 30_000 });
});

test('a lesson ticked before the scripts arrived is complete', async ({ page }) => {
  await slowDown(page);
  await page.goto('/education/simp-awareness-101/module-1/', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Lesson 2 complete' }).check();
  await expect(page.getByText('1 of 22 lessons complete').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('checkbox', { name: 'Lesson 2 complete' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Lesson 2 complete' })).toBeChecked();
});

test('a tab opened before the scripts arrived is open, by pointer and by key', async ({ page }) => {
  await slowDown(page);
  await page.goto('/filings/coochie-index/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Engagement' })).toHaveAttribute(
    'aria-selected',
    'true',
    { timeout: 30_000 },
  );
});

test.describe('when the scripts are gone', () => {
  test.use({ expectedErrors: /Failed to load resource: .*404/ });

  /** Counts the visits; scripts are served from the one on that is said. */
  async function publishAnew(page: Page, from: number) {
    const visits: string[] = [];
    await page.route('**/*', (route) => {
      const type = route.request().resourceType();
      if (type === 'document') visits.push(route.request().url());
      return type === 'script' && visits.length < from
        ? route.fulfill({ status: 404 })
        : route.continue();
    });
    await page.goto('/');
    return visits;
  }
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  test('since a tab was opened, it finds the new ones', async ({ page }) => {
    await publishAnew(page, 2);
    const renewed = page.waitForEvent('load');
    await next(page).click();
    await renewed;
    await next(page).click();
    await expect(page.getByText('2 of 19', { exact: true })).toBeVisible();
  });

  test('for good, the page stays and is not fetched again and again', async ({ page }) => {
    const visits = await publishAnew(page, Infinity);
    const renewed = page.waitForEvent('load');
    await next(page).click();
    await renewed;
    const missing = page.waitForEvent('response', (response) => response.status() === 404);
    await next(page).click();
    await missing;
    await expect(page.getByText('1 of 19', { exact: true })).toBeVisible();
    expect(visits).toHaveLength(2);
  });
});
