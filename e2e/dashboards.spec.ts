import { type DashboardTab, listTables } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { findSeriesAxis, formatDate, formatValue } from '../content/format';
import { expect, test } from './test';
import { locateChartCard, stripEnclosingParentheses } from './chartCard';
import { firstDashboardUrl } from './sampleUrls';

/**
 * Runs in the page: returns the smallest distance in px between the texts of neighboring cells,
 * including the marks of the highest and lowest values.
 */
function measureSmallestCellDistance(table: HTMLElement | SVGElement) {
  const distances: number[] = [];
  for (const row of table.querySelectorAll('tbody tr')) {
    const lines = [...row.children].flatMap((cell) => {
      const { content, marginRight } = getComputedStyle(cell, '::after');
      const markWidth = content === 'none' ? 0 : -Number.parseFloat(marginRight);
      const range = document.createRange();
      range.selectNode(cell.firstChild ?? cell);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        return { cell, left, right: right + markWidth, top, bottom };
      });
    });
    for (const [i, line] of lines.entries())
      for (const next of lines.slice(i + 1))
        if (next.cell !== line.cell && next.top < line.bottom && line.top < next.bottom)
          distances.push(next.left - line.right);
  }
  return Math.min(...distances);
}

for (const { slug, tabs, tools } of dashboards) {
  const charts = tabs.flatMap((tab) => tab.charts);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('without JavaScript a dashboard shows every chart, panel, table and button', async ({
        page,
      }) => {
        await page.goto(path);
        for (const { title, summary, updated, notes, restingX } of charts) {
          const { card, picture, slider, readout } = locateChartCard(page, title);
          await expect(readout).toContainText(restingX);
          await expect(picture).toHaveAccessibleName(summary);
          await expect(picture.locator('svg[viewBox]').filter({ visible: true })).toHaveCount(1);
          await expect(picture.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
          // Without scripts a slider would do nothing.
          await expect(slider).toHaveCount(0);
          await expect(card).toContainText(`Last updated ${formatDate(updated)}`);
          for (const { text } of notes) await expect(card).toContainText(text);
        }
        for (const tab of tabs) {
          const { id, label, datasets } = tab;
          const heading = page.getByRole('heading', { name: label, exact: true, level: 3 });
          await expect(heading).toBeVisible();
          for (const { caption } of listTables(tab))
            await expect(page.getByRole('table', { name: caption })).toBeVisible();
          await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...datasets]);
        }
        for (const { data, table } of charts) {
          const rows = page.getByRole('table', { name: table.caption }).locator('tbody tr');
          const cells = await rows.evaluateAll((list) =>
            list.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
          );
          for (const [place, x] of data.x.values.entries()) {
            const row = cells.find(([head]) => head && stripEnclosingParentheses(head) === x);
            for (const series of data.series) {
              const value = formatValue(series.values[place]!, findSeriesAxis(data, series));
              // The header of the column has the unit of letters.
              expect(row, `${x}, ${series.label}`).toContain(value.replace(/\scm$/, ''));
            }
          }
        }
        const datasetButtons = page.getByRole('button', { name: 'View Full Dataset' });
        await expect(datasetButtons).toHaveCount(charts.length);
        const toolButtons = tools.map(({ action }) => page.getByRole('button', { name: action }));
        for (const button of [...(await datasetButtons.all()), ...toolButtons])
          await expect(button).toHaveAccessibleDescription(/^Specimen\./);
      });

      test('on phones the tables of a dashboard fit, and no two numbers touch', async ({
        page,
      }) => {
        await page.goto(path);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          for (const { caption } of tabs.flatMap(listTables)) {
            const table = page.getByRole('table', { name: caption });
            const box = await table.locator('xpath=..').boundingBox();
            expect(box?.width, `${caption} at ${width} px`).toBeLessThanOrEqual(width);
            const distance = await table.evaluate(measureSmallestCellDistance);
            expect(distance, `${caption} at ${width} px`).toBeGreaterThan(3);
          }
        }
      });

      test('the longest bar in each table ends beside its number', async ({ page }) => {
        await page.goto(path);
        const gapsByTable = await page.locator('table').evaluateAll((list) =>
          list.flatMap((table) => {
            const bars = [...table.querySelectorAll<HTMLElement>('td[style]')].map((cell) => {
              const { backgroundSize, backgroundPositionX, backgroundImage } =
                getComputedStyle(cell);
              const length = backgroundImage === 'none' ? 0 : parseFloat(backgroundSize);
              const number = document.createRange();
              number.selectNode(cell.firstChild ?? cell);
              const end =
                cell.getBoundingClientRect().left + parseFloat(backgroundPositionX) + length;
              return { length, gap: number.getBoundingClientRect().left - end };
            });
            const [longest] = bars.sort((one, other) => other.length - one.length);
            return longest?.length
              ? { table: table.querySelector('caption')?.textContent, gap: longest.gap }
              : [];
          }),
        );
        const captionsOfTablesWithBars = tabs
          .flatMap((tab) => [
            ...listTables(tab),
            ...(tab.tableOnlyDatasets ?? []).map(({ table }) => table),
          ])
          .filter(({ columns }) => columns.length <= 5)
          .filter(({ columns }) =>
            columns.some(({ cellGraphic }) => cellGraphic && 'fullBarValue' in cellGraphic),
          )
          .map(({ caption }) => caption);
        expect(gapsByTable.map(({ table }) => table)).toEqual(captionsOfTablesWithBars);
        for (const { table, gap } of gapsByTable) {
          expect(gap, table).toBeGreaterThan(0);
          expect(gap, table).toBeLessThan(64);
        }
      });
    });
  });
}

test('the tabs of a dashboard respond to the pointer, arrow keys, URL fragments and Back', async ({
  page,
}) => {
  const [first, second, third] = dashboards[0]!.tabs;
  const tab = ({ label }: DashboardTab) => page.getByRole('tab', { name: label, exact: true });
  const panel = ({ id }: DashboardTab) => page.locator(`#${id}`);
  await page.goto(firstDashboardUrl);
  await tab(second!).click();
  await expect(tab(second!)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(first)).toBeHidden();
  await expect(page).toHaveURL(`${firstDashboardUrl}#${second!.id}`);
  await tab(second!).press('ArrowLeft');
  await expect(tab(first)).toBeFocused();
  await expect(panel(first)).toBeVisible();
  await tab(third!).click();
  await page.goBack();
  await expect(panel(first)).toBeVisible();
  await page.goto(`${firstDashboardUrl}#${third!.id}`);
  await expect(panel(third!)).toBeVisible();
  await expect(panel(first)).toBeHidden();
});
