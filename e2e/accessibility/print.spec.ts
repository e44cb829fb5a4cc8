import { expect, type Page, test } from '../test';
import { course } from '../../content/course';
import { dashboards } from '../../content/dashboards/dashboards';
import { frameWords } from '../../content/notices';

const sheets = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    ?.length;

for (const [url, most] of [
  ['/', 8],
  ['/news/', 7],
  ['/news/2/', 4],
  ['/filings/simp-investment-analytics/', 9],
  ['/education/simp-awareness-101/module-1/', 7],
  ['/resources/form-10-q/', 1],
] as const) {
  test(`${url} prints its content, its satire line, and no controls, on at most ${most} sheets`, async ({
    page,
  }) => {
    await page.goto(url);
    expect(await sheets(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Primary' })).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(frameWords.en.notice.line)).toBeVisible();
    await expect(page.getByText(frameWords.en.notice.printLine)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a dashboard prints the tables of all its tabs', async ({ page }) => {
  const { slug, panels } = dashboards[0]!;
  await page.goto(`/filings/${slug}/`);
  await page.emulateMedia({ media: 'print' });
  for (const { tables } of panels) {
    for (const { caption } of tables) {
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    }
  }
});

test('a module prints its answers', async ({ page }) => {
  const { url, lessons } = course.en.modules[0]!;
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of lessons) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test('the headline of the home page is dark on paper, in either scheme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 26, 38)');
});
