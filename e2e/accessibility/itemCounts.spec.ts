import { exportedPages } from '../exportedSite';
import { expect, type Page, test } from '../test';
import { expectNoLayoutFaults } from './walkWidths';

test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false });

/**
 * Lists laid out by grid or flex, of at least three items with the same tag and class. Repeats or
 * removes the second item of each, because the first and the last are often laid out apart.
 */
const changeLists = (page: Page, change: 'repeat' | 'remove') =>
  page.evaluate((wanted) => {
    const kindOf = (element: Element) => `${element.tagName} ${element.className}`;
    for (const list of document.querySelectorAll('body *:not(svg *, table *, fieldset *)')) {
      if (!/grid|flex/.test(getComputedStyle(list).display)) continue;
      const [, second, third] = list.children;
      if (!second || !third || kindOf(second) !== kindOf(third)) continue;
      if (second.matches('svg, input, button, span')) continue;
      if (wanted === 'remove') second.remove();
      else second.after(second.cloneNode(true));
    }
  }, change);

for (const { url } of exportedPages) {
  for (const [change, words] of [
    ['repeat', 'one item more'],
    ['remove', 'one item fewer'],
  ] as const) {
    test(`${url} can be read with ${words} in each list`, async ({ page }) => {
      await page.goto(url);
      await changeLists(page, change);
      await expectNoLayoutFaults(page, [360, 768, 1280]);
    });
  }
}

test('the links to two other languages stand in the bar on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Utility' }).getByRole('link');
  const shown = links.filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await shown.evaluate((link) => {
    const item = link.closest('li')!;
    item.after(item.cloneNode(true));
  });
  await expect(shown).toHaveCount(2);
  await expectNoLayoutFaults(page, [360]);
});
