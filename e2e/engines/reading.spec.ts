import { courseByLanguage } from '../../content/course';
import { dashboards } from '../../content/dashboards/dashboards';
import { articles } from '../../content/news';
import { newsListPages } from '../../content/newsList';
import { people } from '../../content/people';
import { firstDashboardUrl, newestArticleUrl } from '../sampleUrls';
import { expect, type Locator, type Page, test } from '../test';

// In Firefox a preference turns scripts off, elsewhere Playwright does. Playwright can neither
// click nor wait in a Firefox without scripts, so these tests only read.
test.use({ javaScriptEnabled: ({ browserName }, run) => run(browserName === 'firefox') });

async function open(page: Page, path: string) {
  await page.goto(path);
  const areScriptsOn = await page.evaluate(() => 'scripts' in document.documentElement.dataset);
  expect(areScriptsOn).toBe(false);
}

const countVisible = (locator: Locator) => locator.filter({ visible: true }).count();
const visibleTexts = (locator: Locator) => locator.filter({ visible: true }).allInnerTexts();

test('without scripts an article is shown in the fonts of the site', async ({ page }) => {
  await open(page, newestArticleUrl);
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(articles[0]!.title);
  expect(await countVisible(main.getByRole('paragraph'))).toBeGreaterThan(3);
  const fonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(fonts).toBeGreaterThan(0);
});

test('without scripts each page of the news list shows its items', async ({ page }) => {
  for (const { url, items } of newsListPages) {
    await open(page, url);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    expect(await visibleTexts(titles)).toEqual(items.map(({ title }) => title));
  }
});

test('without scripts a dashboard shows the chart and the table of every tab', async ({ page }) => {
  await open(page, firstDashboardUrl);
  for (const { id, charts } of dashboards[0]!.tabs) {
    expect(await countVisible(page.locator(`#${id}`).getByRole('table'))).toBeGreaterThan(0);
    for (const { summary } of charts) {
      const picture = page.getByRole('img', { name: summary, exact: true });
      expect(await countVisible(picture)).toBe(1);
    }
  }
});

test('without scripts the rating game lists everyone, and has no buttons', async ({ page }) => {
  await open(page, '/');
  const game = page.locator('#rating');
  const names = await visibleTexts(game.getByRole('heading', { level: 3 }));
  expect(names).toEqual(expect.arrayContaining(people.map(({ displayName }) => displayName)));
  expect(await countVisible(game.getByRole('button'))).toBe(0);
});

test('without scripts a course module shows its lessons, and no checkbox', async ({ page }) => {
  const { url, lessons } = courseByLanguage.en.modules[0]!;
  await open(page, url);
  for (const { title } of lessons)
    expect(await countVisible(page.getByRole('heading', { name: title }))).toBe(1);
  expect(await countVisible(page.getByRole('checkbox'))).toBe(0);
});
