import { expect } from '../test';
import { test } from '../sharedPageTest';
import { courseByLanguage } from '../../content/course';
import { listTables } from '../../content/dashboards/dashboard';
import { dashboards } from '../../content/dashboards/dashboards';
import { simpInvestmentAnalytics } from '../../content/dashboards/simp-investment-analytics';
import { form10QByLanguage, form10QPaths } from '../../content/form10Q';
import { glossaryTerms } from '../../content/glossary';
import { getPathLanguage } from '../../content/languages';
import { layoutWords } from '../../content/layoutWords';
import { ratingMeaning, ratingWords } from '../../content/rating';
import { countPrintedPages, countTextRunsPerPage } from '../printedPages';
import { locateRatingGameSection } from '../ratingGame';

for (const [url, most] of [
  ['/', 5],
  ['/news/', 7],
  ['/news/2/', 4],
  [`/filings/${simpInvestmentAnalytics.slug}/`, 9],
  ['/education/simp-awareness-101/module-1/', 7],
  ['/site-map/', 2],
  ...[...form10QByLanguage.keys()].map((language) => [`${form10QPaths[language]}/`, 1] as const),
] as const) {
  test(`${url} prints without controls, with the satire notice, on at most ${most} pages`, async ({
    page,
  }) => {
    const words = layoutWords[getPathLanguage(url)];
    await page.goto(url);
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: words.primary })).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(words.notice.line)).toBeVisible();
    await expect(page.getByText(words.printLine)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the plate of findings prints on one sheet of A3, or on two of A4', async ({ page }) => {
  await page.goto('/findings/');
  expect(await countPrintedPages(page, 'A3')).toBe(1);
  expect(await countPrintedPages(page, 'A4')).toBe(2);
});

test('the three copies of Form 1099-HEY print on one sheet, of A4 or of Letter', async ({
  page,
}) => {
  await page.goto('/resources/form-1099-hey/');
  expect(await countPrintedPages(page, 'A4')).toBe(1);
  expect(await countPrintedPages(page, 'Letter')).toBe(1);
});

test('a dashboard prints the tables of all its tabs', async ({ page }) => {
  const { slug, tabs } = dashboards[0]!;
  await page.goto(`/filings/${slug}/`);
  await page.emulateMedia({ media: 'print' });
  // Closed tabs are hidden from screen readers, on paper too.
  for (const { caption } of tabs.flatMap(listTables))
    await expect(page.getByRole('table', { name: caption, includeHidden: true })).toBeVisible();
});

test('a module of the course prints the answers to its questions', async ({ page }) => {
  const { url, lessons } = courseByLanguage.en.modules[0]!;
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of lessons) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test('the home page prints its heading dark, and the docket above the leaderboard', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 26, 38)');
  const docket = await locateRatingGameSection(page)
    .locator('div:has(> div > form)')
    .evaluate((card) => card.getBoundingClientRect().bottom);
  const leaderboard = await page
    .getByRole('heading', { name: ratingWords.leaderboard })
    .evaluate((heading) => heading.getBoundingClientRect().top);
  // The copies below the card are drawn as its shadow.
  expect(leaderboard - docket).toBeGreaterThan(8);
  await expect(page.getByText(ratingMeaning.title, { exact: true })).toBeVisible();
});

// A split table repeats its header row, which adds pieces of text ("text runs") to the PDF: on A4 the
// page must have as many of them as on one very long page.
for (const url of ['/disclaimer/', courseByLanguage.en.modules[0]!.url]) {
  test(`no table of ${url} is split between two printed pages`, async ({ page }) => {
    await page.goto(url);
    const sum = (runs: number[]) => runs.reduce((a, b) => a + b);
    const runsPerPage = await countTextRunsPerPage(page);
    expect(runsPerPage.length).toBeGreaterThan(1);
    expect(sum(runsPerPage)).toBe(sum(await countTextRunsPerPage(page, '5000mm')));
  });
}

test('no entry of the glossary is split between two printed pages', async ({ page }) => {
  await page.goto('/resources/digital-exposure-glossary/');
  await page.emulateMedia({ media: 'print' });
  const entries = page.locator('main dl > div');
  await expect(entries).toHaveCount(glossaryTerms.length);
  for (const entry of await entries.all()) {
    await expect(entry).toHaveCSS('break-inside', 'avoid');
  }
});

test('a link that looks like a button is not printed', async ({ page }) => {
  await page.goto('/oversight/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a Violation' })).toHaveCount(0);
});
