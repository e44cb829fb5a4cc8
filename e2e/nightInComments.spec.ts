import { expect, type Page, test } from './test';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

/** Returns the lightness of each step of the ground behind a group of comments, from the top; none if it has no ground of its own. */
const groundSteps = (page: Page, group: string) =>
  page.locator(`main section#${group}`).evaluate((section) => {
    const { borderImageSource } = getComputedStyle(section, '::before');
    return [...borderImageSource.matchAll(/oklab\((\S+)/g)].map(([, lightness]) =>
      Number(lightness),
    );
  });

test('the ground of the comments darkens after midnight, and is light at Morning and on paper', async ({
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
