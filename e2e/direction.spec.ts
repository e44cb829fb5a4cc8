import { dashboards } from '../content/dashboards/dashboards';
import { exportedPages, parseWithCheerio } from './exportedSite';
import { locateChartCard } from './chartCard';
import { choosePagesInScope } from './scope';
import { expect, type Page, test } from './test';

const turn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

const drawn = exportedPages.filter((page) => parseWithCheerio(page)('svg text').length > 0);

/** Where each text of a drawing begins and ends in it, in px. */
const readTexts = (page: Page) =>
  page.locator('svg text:visible').evaluateAll((texts) =>
    texts.map((text) => {
      const drawing = text.closest('svg')!.getBoundingClientRect();
      const { left, right } = text.getBoundingClientRect();
      return [left - drawing.left, right - drawing.left];
    }),
  );

for (const { url } of choosePagesInScope(drawn)) {
  test(`the texts of the drawings of ${url} keep their place where text runs from right to left`, async ({
    page,
  }) => {
    await page.goto(url);
    const before = await readTexts(page);
    await turn(page);
    const after = await readTexts(page);
    expect(after).toHaveLength(before.length);
    const moves = after.flat().map((place, index) => Math.abs(place - before.flat()[index]!));
    expect(Math.max(...moves)).toBeLessThan(2);
  });
}

test('arrow keys move a chart’s slider the way its drawing goes, also from right to left', async ({
  page,
}) => {
  const { slug, tabs } = dashboards[0]!;
  const { title } = tabs[0]!.charts[0]!;
  await page.goto(`/filings/${slug}/`);
  await turn(page);
  const { slider } = locateChartCard(page, title);
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('0');
});
