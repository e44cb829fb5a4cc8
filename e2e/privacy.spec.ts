import { clearStoredWords as words } from '../content/clearStored';
import { blockStorage, seed } from './storage';
import { expect, type Page, test } from './test';

const kept = {
  slutEvaluationVotes: '[{"personId":1,"rating":7}]',
  copeCourseProgress: '{"version":1,"done":["module-1/lesson-1"]}',
};

/** Of another page on the same host. */
const foreign = { 'somebody-else': 'kept' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** A visitor who has rated somebody and finished a lesson, and now reads about privacy. */
async function open(page: Page) {
  await seed(page, { ...kept, ...foreign });
  await page.goto('/privacy/');
}

test('clears ratings and progress, after asking, for every page of the site', async ({ page }) => {
  await open(page);
  await button(page, words.clear).click();
  await expect(page.getByText(words.question)).toBeVisible();
  expect(await stored(page)).toEqual({ ...kept, ...foreign });
  await button(page, words.confirm).click();
  await expect(page.getByRole('status')).toHaveText(words.cleared);
  await expect(button(page, words.clear)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual(foreign);
  await page.goto('/');
  await expect(page.getByText('No ratings yet')).toBeVisible();
  await page.goto('/education/simp-awareness-101/module-1/');
  await expect(page.getByRole('checkbox', { name: 'Lesson 1 complete' })).not.toBeChecked();
});

test('keeps both when the question is answered so, by key, and keeps the focus', async ({
  page,
}) => {
  await open(page);
  for (const answer of ['Enter', 'Escape']) {
    await button(page, words.clear).press('Enter');
    await expect(button(page, words.cancel)).toBeFocused();
    await page.keyboard.press(answer);
    await expect(button(page, words.clear)).toBeFocused();
  }
  expect(await stored(page)).toEqual({ ...kept, ...foreign });
});

test('says so where the browser keeps nothing', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/privacy/');
  await button(page, words.clear).click();
  await button(page, words.confirm).click();
  await expect(page.getByRole('status')).toHaveText(words.blocked);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('names the way that is left', async ({ page }) => {
    await page.goto('/privacy/');
    await expect(page.getByText(words.withoutScript)).toBeVisible();
    await expect(button(page, words.clear)).toBeHidden();
  });
});
