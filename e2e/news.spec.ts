import { formatDate } from '../content/format';
import { articles, news } from '../content/news';
import { expect, type Page, test } from './test';

const pages = (page: Page) => page.getByRole('navigation', { name: 'News pages' });
const turn = (page: Page, name: string) => pages(page).getByRole('button', { name, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const titlesOf = (from: number, to: number) => news.slice(from, to).map(({ title }) => title);

test('shows the eight newest of 24 first, and turns the pages both ways', async ({ page }) => {
  await page.goto('/news/');
  await expect(titles(page)).toHaveText(titlesOf(0, 8));
  await expect(turn(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  await turn(page, 'Next').click();
  await expect(titles(page)).toHaveText(titlesOf(8, 16));
  await expect(page.getByRole('status')).toHaveText('Page 2 of 3');
  await expect(page).toHaveURL('/news/#page-2');
  await turn(page, '3').click();
  await expect(titles(page)).toHaveText(titlesOf(16, 24));
  await expect(turn(page, '3')).toHaveAttribute('aria-current', 'page');
  await expect(turn(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  await turn(page, 'Next').click({ force: true });
  await expect(titles(page)).toHaveText(titlesOf(16, 24));
  await turn(page, 'Previous').click();
  await expect(titles(page)).toHaveText(titlesOf(8, 16));
  await page.goBack();
  await expect(titles(page)).toHaveText(titlesOf(16, 24));
});

test('a page of the list can be linked to', async ({ page }) => {
  await page.goto('/news/#page-3');
  await expect(titles(page)).toHaveText(titlesOf(16, 24));
});

test('the filters are labeled, take input, and change nothing', async ({ page }) => {
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
  await expect(titles(page)).toHaveText(titlesOf(0, 8));
  await expect(page).toHaveURL('/news/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what has a text is linked, what has none carries its excuse', async ({ page }) => {
    await page.goto('/news/');
    await expect(titles(page)).toHaveText(titlesOf(0, 24));
    await expect(pages(page)).toBeHidden();
    for (const item of news) {
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

  for (const article of articles) {
    test(`article ${article.id} can be read`, async ({ page }) => {
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
