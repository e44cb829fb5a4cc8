import { dashboards } from '../content/dashboards/dashboards';
import { ratingWords } from '../content/rating';
import { seed, votesKey } from './storage';
import { expect, type Page, test } from './test';
import { chartCard } from './chartCard';

// React tells the console the error itself, of which Firefox passes on no more than its kind.
test.use({ expectedErrors: /made to break by the test|^console: Error / });

const { slug, title, tabs } = dashboards[0]!;
const charts = tabs.map(({ chart }) => chart.title);

async function expectEveryPicture(page: Page) {
  for (const name of charts) {
    const { picture, hitAreas } = chartCard(page, name);
    await expect(picture).toBeVisible();
    await expect(hitAreas.first()).toBeAttached();
  }
}

test('a chart that breaks keeps its picture, and the page all that is around it', async ({
  page,
}) => {
  await page.goto(`/filings/${slug}/`);
  const { chart, announcement } = chartCard(page, charts[0]!);
  await expect(async () => {
    await chart.press('ArrowRight');
    await expect(announcement).not.toBeEmpty({ timeout: 100 });
  }).toPass();
  await page.evaluate(() => {
    SVGElement.prototype.toggleAttribute = () => {
      throw new Error('made to break by the test');
    };
  });
  await chart.press('ArrowRight');
  // As without scripts: nothing to reach for that would not announcement, and every panel open.
  await expect(chart).toBeHidden();
  for (const { label } of tabs)
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
  await expectEveryPicture(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('where the page has to be drawn anew, it has its pictures all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const find = document.getElementById;
    let times = 0;
    document.getElementById = function (id) {
      if (id === 'datasets' && (times += 1) === 1) throw new Error('made to break by the test');
      return find.call(this, id);
    };
  });
  await page.goto(`/filings/${slug}/`);
  const { chart, announcement } = chartCard(page, charts[0]!);
  await expect(async () => {
    await chart.press('ArrowRight');
    await expect(announcement).not.toBeEmpty({ timeout: 100 });
  }).toPass();
  await expectEveryPicture(page);
});

test('a game that breaks says what it needs, and the page stays', async ({ page }) => {
  // The store of votes is handed something no browser makes: the game throws while it renders.
  await page.addInitScript(() => {
    const find = Array.prototype.find;
    Array.prototype.find = function (
      this: { personId?: number }[],
      ...args: Parameters<typeof find>
    ) {
      if (this[0]?.personId === 1) throw new Error('made to break by the test');
      return find.apply(this, args);
    };
  });
  await seed(page, { [votesKey]: '[{"personId":1,"rating":1}]' });
  await page.goto('/');
  const game = page.locator('#rating');
  await expect(game.getByText(ratingWords.noScript)).toBeVisible();
  await expect(game.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
