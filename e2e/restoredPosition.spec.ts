import { determinationWords } from '../content/findings/determination';
import { allVotesJson, seedStorage, votesStorageKey } from './storage';
import { expect, test } from './test';

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('Back and reload return to the place below what is inserted from storage', async ({
      page,
    }) => {
      await seedStorage(page, { [votesStorageKey]: allVotesJson });
      await page.goto('/');
      const sheet = page.getByRole('article', { name: determinationWords.title });
      await expect(sheet).toBeVisible();
      await sheet.evaluate((element) =>
        scrollTo(0, scrollY + element.getBoundingClientRect().bottom),
      );
      const readPosition = () => page.evaluate(() => scrollY);
      const before = await readPosition();
      await page.goto('/about/');
      for (const restore of [() => page.goBack(), () => page.reload()]) {
        await restore();
        await expect(sheet).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(Math.abs((await readPosition()) - before)).toBeLessThan(2);
      }
    });
  });
}
