import { expect, type Page, test } from '../test';

/** Records what the page's live region announces from now on; call the result for the list. */
async function listen(page: Page) {
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

test('a vote is announced once', async ({ page }) => {
  await page.goto('/');
  const said = await listen(page);
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(page.getByRole('status')).toContainText('Recorded: 7');
  await expect.poll(said).toHaveLength(1);
});

test('a ticked lesson is announced once', async ({ page }) => {
  await page.goto('/education/simp-awareness-101/module-1/');
  const said = await listen(page);
  await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect.poll(said).toHaveLength(1);
});
