import { course } from '../content/course';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { everythingAsked, holdScripts } from './requests';
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

const withIslands = [
  '/',
  '/education/simp-awareness-101/',
  '/education/simp-awareness-101/module-1/',
  '/filings/coochie-index/',
  '/privacy/',
];

for (const path of withIslands) {
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
  const letThrough = await holdScripts(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click({ force: true });
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(widget.getByText(`1 of ${people.length}`, { exact: true })).toBeVisible();
  letThrough();
  await expect(widget.getByText(`3 of ${people.length}`, { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('slutEvaluationVotes')))
    .toBe('[{"personId":1,"rating":7}]');
});

test('a choice made before the scripts arrived stays chosen', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  const radio = widget.getByRole('radio', { name: '4', exact: true });
  await radio.check({ force: true });
  letThrough();
  const submit = widget.getByRole('button', { name: 'Submit Rating' });
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await expect(radio).toBeChecked();
});

test('Enter on a radio before the scripts arrived submits once they are there', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/');
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(widget.getByRole('status')).toContainText('Recorded: 9');
});

test('a lesson ticked before the scripts arrived is complete', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/education/simp-awareness-101/module-1/');
  const lesson = page.getByRole('checkbox', { name: 'Lesson 2 complete' });
  await lesson.check();
  letThrough();
  const count = `1 of ${course.en.lessons.length} lessons complete`;
  await expect(page.getByText(count).first()).toBeVisible();
  await expect(lesson).toBeChecked();
  await page.reload();
  await expect(lesson).toBeChecked();
});

test('a tab opened before the scripts arrived is open, by pointer and by key', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/filings/coochie-index/');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  letThrough();
  await expect(page.getByRole('tab', { name: 'Engagement' })).toHaveAttribute(
    'aria-selected',
    'true',
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
    await page.addInitScript(() => {
      const mark = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) target.dataset.lost = '';
      };
      addEventListener('error', mark, true);
    });
    await page.goto('/');
    return visits;
  }
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  /** A gesture that is over at once: a click scrolls first, and what that sets off may outrun it. */
  const touch = (page: Page) => page.getByRole('link', { name: people[0]!.name }).focus();

  /** Whether the page has asked for scripts, and knows of each that it did not come. */
  const hasLostAll = (page: Page) =>
    page.evaluate(() => {
      const scripts = [...document.querySelectorAll<HTMLElement>('script[src]')];
      return scripts.length > 0 && scripts.every(({ dataset }) => dataset.lost !== undefined);
    });

  test('since a tab was opened, it finds the new ones', async ({ page }) => {
    await publishAnew(page, 2);
    const renewed = page.waitForEvent('load');
    await touch(page);
    await renewed;
    await next(page).click();
    await expect(page.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  });

  test('for good, the page says what it needs, and is not fetched again and again', async ({
    page,
  }) => {
    const visits = await publishAnew(page, Infinity);
    const renewed = page.waitForEvent('load');
    await touch(page);
    await renewed;
    await touch(page);
    await expect.poll(() => hasLostAll(page)).toBe(true);
    await everythingAsked(page);
    await expect(page.getByText(ratingWords.noScript)).toBeVisible();
    expect(visits).toHaveLength(2);
  });
});
