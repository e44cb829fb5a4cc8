import { formatDate } from '../content/format';
import { articles, newsItems, type NewsItem } from '../content/news';
import {
  getNewsItemPathInList,
  newsListWords,
  type NewsListPageData,
  newsListPages,
} from '../content/newsList';
import { href } from '../content/site';
import { expect, type Page, test } from './test';

const pages = (page: Page) => page.getByRole('navigation', { name: newsListWords.pagesLabel });
const turn = (page: Page, name: string) => pages(page).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const titlesOf = (items: readonly NewsItem[]) => items.map(({ title }) => title);
const last = newsListPages.at(-1)!;

/** Expects the browser to show a page of the news list: its URL, title and items, and its number marked as current. */
async function expectPage(page: Page, { number, url, title, items }: NewsListPageData) {
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  await expect(titles(page)).toHaveText(titlesOf(items));
  await expect(pages(page).locator('[aria-current]')).toHaveText(String(number));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('Next, Previous and the numbers lead to the pages of the news list', async ({ page }) => {
      const [first, second] = newsListPages;
      await page.goto(first.url);
      await expectPage(page, first);
      for (const next of newsListPages.slice(1)) {
        await turn(page, newsListWords.next).click();
        await expectPage(page, next);
      }
      await turn(page, newsListWords.previous).click();
      await expectPage(page, newsListPages.at(-2)!);
      await turn(page, '1').click();
      await expectPage(page, first);
      await turn(page, String(last.number)).click();
      await expectPage(page, last);
      await turn(page, '2').press('Enter');
      await expectPage(page, second!);
    });

    test("the browser's Back returns to the previous page of the news list", async ({
      page,
      browserName,
    }) => {
      test.skip(browserName === 'firefox', 'Playwright misses pages from its back/forward cache.');
      const [first] = newsListPages;
      await page.goto(first.url);
      await turn(page, newsListWords.next).click();
      await expectPage(page, newsListPages[1]!);
      await page.goBack();
      await expectPage(page, first);
    });

    test('Previous is disabled on the first page of the news list, and Next on the last', async ({
      page,
    }) => {
      for (const [{ url }, end, other] of [
        [newsListPages[0], newsListWords.previous, newsListWords.next],
        [last, newsListWords.next, newsListWords.previous],
      ] as const) {
        await page.goto(url);
        await expect(turn(page, end)).toHaveAttribute('aria-disabled', 'true');
        await expect(turn(page, end)).not.toHaveAttribute('href');
        await turn(page, end).click({ force: true });
        await expect(page).toHaveURL(url);
        await expect(turn(page, other)).not.toHaveAttribute('aria-disabled');
        await expect(turn(page, other)).toHaveAttribute('href', /^\/news\//);
      }
    });
  });
}

test('on a phone the page links of the news list are in one row, each at least 44 px wide', async ({
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

test('the old address /news/#page-2 shows the first page of the list', async ({ page }) => {
  await page.goto('/news/#page-2');
  await expect(titles(page)).toHaveText(titlesOf(newsListPages[0].items));
});

test('the URL fragment of each news item scrolls to that item', async ({ page }) => {
  for (const item of newsItems) {
    const address = href(getNewsItemPathInList(item));
    await page.goto(address);
    const target = page.locator(new URL(page.url()).hash);
    await expect(target.getByRole('heading'), address).toHaveText(item.title);
    await expect(target.getByRole('heading')).toBeInViewport();
  }
});

test(
  'the filters of the news list have labels, take input, and change nothing',
  { tag: '@recent' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/news/');
    const form = page.getByRole('form', { name: 'Filter news' });
    for (const type of ['Press Release', 'Public Statement', 'Regulatory', 'Enforcement']) {
      await expect(form.getByRole('checkbox', { name: type })).toBeChecked();
    }
    await expect(form.getByRole('option')).toHaveText([
      'All',
      'sundress',
      'onlyfans',
      'tiktok',
      'bikini',
      'disclosure',
    ]);
    await form.getByRole('checkbox', { name: 'Regulatory' }).uncheck();
    await form.getByLabel('From', { exact: true }).fill('2030-01-01');
    await form.getByLabel('To', { exact: true }).press('Enter');
    await form.getByRole('combobox', { name: 'Topic' }).selectOption('bikini');
    await expect(form.getByRole('button', { name: 'Apply Filters' })).toHaveAccessibleDescription(
      /^Specimen\./,
    );
    await form.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(titles(page)).toHaveText(titlesOf(newsListPages[0].items));
    await expect(page).toHaveURL('/news/');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, each news item links to its article or has an excuse', async ({
    page,
  }) => {
    for (const item of newsItems) {
      await page.goto(href(getNewsItemPathInList(item)));
      const entry = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: item.title, exact: true }) });
      await expect(entry).toContainText(formatDate(item.date));
      await expect(entry).toContainText(item.category);
      const link = entry.getByRole('link', { name: item.title });
      if (item.url) await expect(link).toHaveAttribute('href', item.url);
      else await expect(entry).toContainText(item.excuse!);
    }
  });

  test('without JavaScript, each article has title, category, date and more than 350 words', async ({
    page,
  }) => {
    for (const article of articles) {
      await test.step(article.url, async () => {
        await page.goto(article.url);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
        await expect(main.getByRole('link', { name: 'Back to News' })).toHaveAttribute(
          'href',
          '/news/',
        );
        await expect(main).toContainText(article.category);
        await expect(main).toContainText(formatDate(article.date));
        const words = (await main.innerText()).split(/\s+/).length;
        expect(words).toBeGreaterThan(350);
      });
    }
  });
});
