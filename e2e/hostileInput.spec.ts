import {
  expectIslandsHydrated,
  locateFirstIslandControl,
  islandPageUrlsInScope,
  markHydratedIslands,
} from './islands';
import { courseProgressStorageKey, seedStorage, votesStorageKey } from './storage';
import { expect, type Page, test } from './test';

const fragments = ['#50%', '#%', '#%F0%9F', '#"><b>', '#__proto__', `#${'x'.repeat(10_000)}`];
const texts = [
  'null',
  '{',
  '[]',
  '[null, 1, {}]',
  '{"version":1,"done":[null,1,{"a":{}}]}',
  '[{"personId":1e400,"rating":-1},{"personId":1,"rating":"5"}]',
  '{"__proto__":{"done":["x"]},"done":"all"}',
  '\u0000',
];

const expectNoFailure = async (page: Page) => {
  await expectIslandsHydrated(page);
  await expect(page.locator('[data-static]')).toHaveCount(0);
};

for (const path of islandPageUrlsInScope) {
  test(`${path} survives malformed fragments and stored entries`, async ({ page }) => {
    await markHydratedIslands(page);
    await seedStorage(page, {
      [votesStorageKey]: texts[1]!,
      [courseProgressStorageKey]: texts[1]!,
    });
    await page.goto(`${path}${fragments[0]}`);
    await locateFirstIslandControl(page).focus();
    await expectNoFailure(page);
    for (const fragment of fragments) {
      await page.evaluate(
        (hash) =>
          new Promise((resolve) => {
            addEventListener('hashchange', resolve, { once: true });
            location.hash = hash;
          }),
        `${fragment}-`,
      );
      await expectNoFailure(page);
    }
    for (const key of [votesStorageKey, courseProgressStorageKey, null]) {
      for (const text of texts) {
        await page.evaluate(
          ([name, value]) => {
            if (name === null) localStorage.clear();
            else localStorage.setItem(name!, value!);
            dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
          },
          [key, text] as const,
        );
      }
      await expectNoFailure(page);
    }
  });
}
