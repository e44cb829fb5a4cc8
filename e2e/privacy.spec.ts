import { clearStoredDataWords as words } from '../content/clearStoredDataWords';
import { locateButton } from './locateButton';
import {
  blockStorage,
  createCourseProgressJson,
  courseProgressStorageKey,
  seedStorage,
  votesStorageKey,
} from './storage';
import { expect, type Page, test } from './test';

const kept = {
  [votesStorageKey]: '[{"personId":1,"rating":7}]',
  [courseProgressStorageKey]: createCourseProgressJson(['module-1/lesson-1']),
};

/** Entries that another site on the same host may have stored; they must stay. */
const foreign = { 'somebody-else': 'kept' };

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Opens the privacy page for a visitor who has rated somebody and finished a lesson. */
async function open(page: Page) {
  await seedStorage(page, { ...kept, ...foreign });
  await page.goto('/privacy/');
}

test('after a confirmation, the privacy page clears ratings and progress, and nothing else', async ({
  page,
}) => {
  await open(page);
  await locateButton(page, words.clear).click();
  await expect(page.getByText(words.question)).toBeVisible();
  expect(await stored(page)).toEqual({ ...kept, ...foreign });
  await locateButton(page, words.confirm).click();
  await expect(page.getByRole('status')).toHaveText(words.cleared);
  await expect(locateButton(page, words.clear)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual(foreign);
  await page.goto('/');
  await expect(page.getByText('No ratings yet')).toBeVisible();
  await page.goto('/education/simp-awareness-101/module-1/');
  await expect(page.getByRole('checkbox', { name: 'Lesson 1 complete' })).not.toBeChecked();
});

test('Cancel and Escape clear nothing and return the focus', async ({ page }) => {
  await open(page);
  for (const answer of ['Enter', 'Escape']) {
    await locateButton(page, words.clear).press('Enter');
    await expect(locateButton(page, words.cancel)).toBeFocused();
    await page.keyboard.press(answer);
    await expect(locateButton(page, words.clear)).toBeFocused();
  }
  expect(await stored(page)).toEqual({ ...kept, ...foreign });
});

test('with storage blocked, the privacy page says that there was nothing to clear', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto('/privacy/');
  await locateButton(page, words.clear).click();
  await locateButton(page, words.confirm).click();
  await expect(page.getByRole('status')).toHaveText(words.blocked);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the privacy page says how to clear the storage in the browser', async ({
    page,
  }) => {
    await page.goto('/privacy/');
    await expect(page.getByText(words.withoutScript)).toBeVisible();
    await expect(locateButton(page, words.clear)).toBeHidden();
  });
});
