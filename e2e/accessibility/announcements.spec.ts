import { submitRating } from '../ratingGame';
import { expect, type Page, test } from '../test';

/** Records every change of the live region from now on. */
async function recordAnnouncements(page: Page) {
  await page.getByRole('status').evaluate((status) => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'said'));
}

test('the live region announces a submitted rating once, as one element', async ({ page }) => {
  await page.goto('/');
  const announcements = await recordAnnouncements(page);
  await submitRating(page, 7);
  await expect(page.getByRole('status')).toContainText('Recorded: 7');
  await expect(page.getByRole('status').locator('> *')).toHaveCount(1);
  await expect.poll(announcements).toHaveLength(1);
});

test('the live region announces a completed lesson once', async ({ page }) => {
  await page.goto('/education/simp-awareness-101/module-1/');
  const announcements = await recordAnnouncements(page);
  await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect.poll(announcements).toHaveLength(1);
});
