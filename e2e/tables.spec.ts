import { recentFilingsTable } from '../content/filings';
import { penaltyTable } from '../content/regulations';
import { expect, test } from './test';
import { exportedPages, parseWithCheerio } from './exportedSite';
import { choosePagesInScope } from './scope';

const pagesWithTables = exportedPages.filter((page) => parseWithCheerio(page)('main table').length);

/** Runs in the page: brings each cell into view, and returns the texts that cannot be read there. */
function listUnreadableCells() {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '');
  return [...document.querySelectorAll<HTMLElement>('main tbody :is(th, td)')].flatMap((cell) => {
    if (!cell.textContent) return [];
    cell.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(cell);
    const [first] = [...range.getClientRects()].filter(({ width }) => width > 1);
    const found = first && {
      start: document.elementFromPoint(first.left + 1, first.top + first.height / 2),
      end: document.elementFromPoint(first.right - 1, first.top + first.height / 2),
    };
    const isInView = found && cell.contains(found.start) && cell.contains(found.end);
    return isInView && plain(cell.innerText) === plain(cell.textContent) ? [] : [cell.outerHTML];
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const { url } of choosePagesInScope(pagesWithTables)) {
    test(`on a phone every cell of the tables of ${url} can be read, and stands there once`, async ({
      page,
    }) => {
      await page.goto(url);
      await expect(page.locator('main table').first()).toBeAttached();
      expect(await page.evaluate(listUnreadableCells)).toEqual([]);
    });
  }
});

test('on a phone a wide table of numbers scrolls by key, in a region named by its caption', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/filings/simp-investment-analytics/');
  const name = 'Investment per simp, by month and instrument';
  const region = page.getByRole('region', { name });
  const lastHeader = region.getByRole('columnheader').last();
  const month = region.getByRole('rowheader', { name: 'Jan' });
  await expect(lastHeader).not.toBeInViewport({ ratio: 0.9 });
  await region.focus();
  for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowRight');
  await expect(lastHeader).toBeInViewport({ ratio: 0.9 });
  await expect(month).toBeInViewport({ ratio: 0.9 });
});

test('on a phone the rows of a table of texts are blocks, and still a table to screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/enforcement/');
  const { caption, columns } = penaltyTable;
  const table = page.getByRole('table', { name: caption });
  const row = table.getByRole('row').nth(1);
  await expect(row).toHaveCSS('display', 'block');
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(columns.length - 1);
  // The name of the column stands before the text.
  const labelWidth = await row
    .getByRole('cell')
    .first()
    .evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return (
        text.getBoundingClientRect().left - cell.closest('table')!.getBoundingClientRect().left
      );
    });
  expect(labelWidth).toBeGreaterThan(100);
  await expect(table.getByRole('columnheader')).toHaveCount(columns.length);
});

test('on a phone a table whose heading says its caption begins with its first row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/filings/');
  const table = page.getByRole('table', { name: recentFilingsTable.caption });
  const firstRow = table.locator('tbody').getByRole('row').first();
  const [whole, row] = [await table.boundingBox(), await firstRow.boundingBox()];
  expect(row?.y).toBe(whole?.y);
});
