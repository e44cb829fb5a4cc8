import { formatDate, replaceSymbolsByNames } from '../content/format';
import { newsItems, type NewsItem } from '../content/news';
import {
  getNewsListItemPath,
  newsListWords,
  type NewsListPageData,
  newsListPages,
} from '../content/newsList';
import { href } from '../content/site';
import { expect, type Locator, type Page, test } from './test';

const pages = (page: Page) => page.getByRole('navigation', { name: newsListWords.pagesLabel });
const turn = (page: Page, name: string) => pages(page).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const titlesOf = (items: readonly NewsItem[]) => items.map(({ title }) => title);

async function expectDisabled(link: Locator) {
  await expect(link).not.toHaveAttribute('href');
  await expect(link).toHaveAttribute('aria-disabled', 'true');
}

/** Expects a page of the news list: URL, title, items, and its number marked as current. */
async function expectPage(page: Page, { number, url, title, items }: NewsListPageData) {
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  await expect(titles(page)).toHaveText(titlesOf(items));
  await expect(pages(page).locator('[aria-current]')).toHaveText(String(number));
}

test('Next, Previous and the numbers lead to the pages of the news list', async ({ page }) => {
  const [first, second] = newsListPages;
  await page.goto(first.url);
  await expectPage(page, first);
  await expect(pages(page).getByRole('link')).toHaveText([
    newsListWords.previous,
    ...newsListPages.map(({ number }) => String(number)),
    newsListWords.next,
  ]);
  for (const { number, url } of newsListPages)
    await expect(turn(page, String(number))).toHaveAttribute('href', url);
  await expectDisabled(turn(page, newsListWords.previous));
  for (const next of newsListPages.slice(1)) {
    await turn(page, newsListWords.next).click();
    await expectPage(page, next);
  }
  await expectDisabled(turn(page, newsListWords.next));
  await turn(page, newsListWords.previous).click();
  await expectPage(page, newsListPages.at(-2)!);
  await turn(page, '1').click();
  await expectPage(page, first);
  await turn(page, '2').press('Enter');
  await expectPage(page, second!);
});

test('on a phone the page links of the news list are in one row, at least 44 px each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { url } of newsListPages) {
    await page.goto(url);
    const boxes = await Promise.all(
      (await pages(page).getByRole('link').all()).map((link) => link.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the address of each news item leads to its article or excuse', async ({ page }) => {
  for (const item of newsItems) {
    await page.goto(href(getNewsListItemPath(item)));
    const entry = page.locator(new URL(page.url()).hash);
    await expect(entry.getByRole('heading')).toHaveText(item.title);
    await expect(entry.getByRole('heading')).toBeInViewport();
    await expect(entry).toContainText(formatDate(item.date));
    await expect(entry).toContainText(item.category);
    const link = entry.getByRole('link', { name: replaceSymbolsByNames(item.title) });
    if (item.url) await expect(link).toHaveAttribute('href', item.url);
    else await expect(entry).toContainText(item.excuse!);
  }
});
