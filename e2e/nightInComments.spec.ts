import { expect, type Page, test } from './test';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

/** The lightness of each color stop of a group's background gradient, from the top; empty without one. */
const groundSteps = (page: Page, group: string) =>
  page.locator(`main section#${group}`).evaluate((section) => {
    const { borderImageSource } = getComputedStyle(section, '::before');
    return [...borderImageSource.matchAll(/oklab\((\S+)/g)].map(([, lightness]) =>
      Number(lightness),
    );
  });

test('comments sent after midnight, unlike those of the morning, have a background that darkens', async ({
  page,
}) => {
  await page.goto('/oversight/one-more-comments/');
  const night = await groundSteps(page, 'after-midnight');
  expect(new Set(night).size).toBe(4);
  expect(night).toEqual(night.toSorted((one, other) => other - one));
  expect(await groundSteps(page, 'morning')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await groundSteps(page, 'after-midnight')).toEqual([]);
});
