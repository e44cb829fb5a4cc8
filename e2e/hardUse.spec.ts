import { people } from '../content/people';
import { locateButton } from './locateButton';
import { submitRating } from './ratingGame';
import { votesStorageKey } from './storage';
import { expect, type Page, test } from './test';

const total = people.length;

const votes = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), votesStorageKey);
test('a double click on Submit Rating records one rating, of the person shown', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await locateButton(page, 'Submit Rating').dblclick();
  await expect(page.getByText(`2 of ${total}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect.poll(() => votes(page)).toEqual([{ personId: people[0]?.id, rating: 7 }]);
});

test('500 clicks on Next lead to the last person of the rating game, and 500 on Previous to the first', async ({
  page,
}) => {
  await page.goto('/');
  await locateButton(page, 'Next').click();
  await expect(page.getByText(`2 of ${total}`, { exact: true })).toBeVisible();
  for (const [name, counter] of [
    ['Next', `${total} of ${total}`],
    ['Previous', `1 of ${total}`],
  ] as const) {
    await locateButton(page, name).click({ clickCount: 500 });
    await expect(page.getByText(counter, { exact: true })).toBeVisible();
  }
  expect(await votes(page)).toEqual([]);
});

test('a long press on a rating chooses that rating and no other', async ({ page }) => {
  await page.goto('/');
  const four = page.getByRole('radio', { name: '4', exact: true });
  await four.click({ force: true, delay: 800 });
  await expect(four).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('the rating game still records a rating after the page was open for ten hours', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T22:00:00Z' });
  await page.goto('/');
  await page.clock.fastForward('10:00:00');
  await submitRating(page, 3);
  await expect.poll(() => votes(page)).toEqual([{ personId: people[0]?.id, rating: 3 }]);
  await expect(page.getByRole('status').first()).toContainText('3');
});
