import { determinationWords } from '../content/findings/determination';
import { holdScriptResponses } from './requests';
import { choosePairsInScope } from './scope';
import { rateAlike, seedVotes } from './storage';
import { expect, type Page, test } from './test';

const readPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

const ways = {
  async Back(page: Page) {
    await page.goto('/about/');
    await page.goBack({ waitUntil: 'domcontentloaded' });
  },
  async reload(page: Page) {
    await page.reload({ waitUntil: 'domcontentloaded' });
  },
};

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const [viewport, [name, restore]] of choosePairsInScope(screens, Object.entries(ways))) {
  test(`at ${viewport.width} px ${name} returns to the same place although stored votes insert the sheet later`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await seedVotes(page, rateAlike(5));
    await page.goto('/');
    const sheet = page.getByRole('article', { name: determinationWords.title });
    await sheet.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + (top + bottom) / 2, behavior: 'instant' });
    });
    const before = await readPosition(page);
    const letThrough = await holdScriptResponses(page);
    await restore(page);
    // The browser restores the scroll position before the scripts insert the sheet.
    await expect.poll(() => readPosition(page)).toBeGreaterThan(0);
    await letThrough();
    await expect(sheet).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await readPosition(page)) - before)).toBeLessThan(2);
  });
}
