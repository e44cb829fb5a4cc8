import { dashboards } from '../content/dashboards/dashboards';
import { ratingWords } from '../content/rating';
import { locateChartCard, moveSliderToEnd } from './chartCard';
import { seedVotes } from './storage';
import { expect, type Page, test } from './test';

// React logs the error. In Firefox, Playwright gets only "Error", without the message.
test.use({ expectedErrors: /thrown by the test|^console: Error / });

const { slug, title, tabs } = dashboards[0]!;
const charts = tabs.flatMap((tab) => tab.charts.map((chart) => chart.title));

async function expectChartResponds(page: Page, name: string) {
  const { slider } = locateChartCard(page, name);
  // The slider loses focus when React renders the card anew, so the keys are pressed again.
  await expect(() => moveSliderToEnd(slider, 1000)).toPass();
}

async function expectPictures(page: Page) {
  for (const name of charts) {
    const { picture, hitAreas } = locateChartCard(page, name);
    await expect(picture).toBeVisible();
    await expect(hitAreas.first()).toBeAttached();
  }
}

const tab = (page: Page, index: number) =>
  page.getByRole('tab', { name: tabs[index]!.label, exact: true });

test('a chart that throws keeps its picture, and the rest of the page works', async ({ page }) => {
  await page.goto(`/filings/${slug}/`);
  await expectChartResponds(page, charts[0]!);
  await page.evaluate(() => {
    const toggle = SVGElement.prototype.toggleAttribute;
    SVGElement.prototype.toggleAttribute = function () {
      SVGElement.prototype.toggleAttribute = toggle;
      throw new Error('thrown by the test e2e/brokenIsland.spec.ts');
    };
  });
  const { slider } = locateChartCard(page, charts[0]!);
  await slider.focus();
  // The slider is at one end, so one of the keys moves it.
  for (const key of ['Home', 'End']) await page.keyboard.press(key);
  // The slider is hidden, because it would do nothing.
  await expect(slider).toBeHidden();
  await expectPictures(page);
  await expectChartResponds(page, charts[1]!);
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('when the tabs of a dashboard throw, every panel is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = function (...args) {
      const [, , url] = args;
      if (String(url).startsWith('#')) document.documentElement.dataset.pushed = '';
      return push.apply(this, args);
    };
    // The other panels are hidden when a tab is chosen.
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'hidden' && 'pushed' in document.documentElement.dataset)
        throw new Error('thrown by the test e2e/brokenIsland.spec.ts');
      set.call(this, name, value);
    };
  });
  await page.goto(`/filings/${slug}/`);
  await expectChartResponds(page, charts[0]!);
  await tab(page, 1).click();
  for (const { label } of tabs)
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
  await expectChartResponds(page, charts[1]!);
});

test('a chart that React draws anew keeps its drawing, and works', async ({ page }) => {
  await page.goto(`/filings/${slug}/`);
  const { slider, readout, picture } = locateChartCard(page, charts[0]!);
  const drawing = await picture.locator('svg').first().elementHandle();
  // A translator changes the text before the scripts arrive.
  await readout.locator('p').evaluate((heading) => heading.replaceChildren('enero'));
  await readout.evaluate((element) => (element.dataset.changed = ''));
  await slider.press('End');
  // React draws anew what it finds changed, without the attribute.
  await expect(readout).not.toHaveAttribute('data-changed');
  await expectChartResponds(page, charts[0]!);
  expect(await drawing?.evaluate((element) => element.isConnected)).toBe(true);
  await expectPictures(page);
});

test('a rating game that throws asks for scripts and has no buttons', async ({ page }) => {
  await page.addInitScript(() => {
    const find = Array.prototype.find;
    Array.prototype.find = function (
      this: { personId?: number }[],
      ...args: Parameters<typeof find>
    ) {
      if (this[0]?.personId === 1) throw new Error('thrown by the test e2e/brokenIsland.spec.ts');
      return find.apply(this, args);
    };
  });
  await seedVotes(page, [1]);
  await page.goto('/');
  const game = page.locator('#rating');
  await expect(game.getByText(ratingWords.noScript)).toBeVisible();
  // The determination, of which the server has rendered nothing, offers another try.
  await expect(game.getByRole('button')).toHaveText(['Try again']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
