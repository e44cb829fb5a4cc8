import { expect, type Page, test } from '../test';
import { domOf, pages } from '../out';

for (const page of pages) {
  test(`${page.url} says what its tables, messages and languages are`, () => {
    const $ = domOf(page);
    for (const table of $('table')) {
      expect.soft($(table).children('caption').text(), 'caption').not.toBe('');
      expect.soft($(table).find('th:not([scope])').length, 'heads without scope').toBe(0);
    }
    const messages = $('[role=status], [aria-live], [role=alert], output');
    expect.soft(messages.length, 'places for messages').toBeLessThanOrEqual(1);
    expect.soft(messages.text(), 'said before anything happened').toBe('');
    for (const element of $('main *, main').filter((_, part) => $(part).children().length === 0)) {
      if (!/visum, non responsum/i.test($(element).text())) continue;
      expect.soft($(element).closest('[lang]').attr('lang'), 'the motto').toBe('la');
    }
    const spanish = page.url.startsWith('/es/');
    expect.soft($('main h1').closest('[lang]').attr('lang')).toBe(spanish ? 'es' : 'en');
    for (const link of $('main a[href*="/es/"]')) {
      const language = $(link).closest('[lang]').attr('lang');
      expect.soft(language, $(link).text()).toBe('es');
      if (!spanish) expect.soft($(link).attr('hreflang'), $(link).text()).toBe('es');
    }
  });
}

/** Everything that the page says aloud from now on. */
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

test('a vote is said once', async ({ page }) => {
  await page.goto('/');
  const said = await listen(page);
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(page.getByRole('status')).toContainText('Recorded: 7');
  expect(await said()).toHaveLength(1);
});

test('a lesson ticked is said once', async ({ page }) => {
  await page.goto('/education/simp-awareness-101/module-1/');
  const said = await listen(page);
  await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
  await expect(page.getByRole('status')).not.toBeEmpty();
  expect(await said()).toHaveLength(1);
});
