import { lampRings } from '../content/dashboards/coochie-index/lampRings';
import type { DashboardTab } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { investmentSummaryCards } from '../content/dashboards/investmentSummaryCards';
import { seasonCalendar } from '../content/dashboards/sundress-yield-curve/seasonCalendar';
import { registryDrawer } from '../content/dashboards/thirst-trap-database/registryDrawer';
import { filingFormNumbers } from '../content/filings';
import { findSeriesAxis, formatDate, formatValue } from '../content/format';
import { providerRegistryRows } from '../content/providerRegistry';
import { expect, test } from './test';
import { locateChartCardAndParts, stripEnclosingParentheses } from './chartCard';

/**
 * Runs in the page: returns the smallest distance between the texts of two neighboring cells in px,
 * with the marks before the highest and the lowest number counted as text.
 */
function measureSmallestCellDistance(table: HTMLElement | SVGElement) {
  const distances: number[] = [];
  for (const row of table.querySelectorAll('tbody tr')) {
    const lines = [...row.children].flatMap((cell) =>
      [cell, ...cell.querySelectorAll('div')].flatMap((element) => {
        const { content, marginLeft } = getComputedStyle(element, '::before');
        const markWidth = content === 'none' ? 0 : -Number.parseFloat(marginLeft);
        const range = document.createRange();
        range.selectNode(element.firstChild ?? element);
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
          return { cell, left: left - markWidth, right, top, bottom };
        });
      }),
    );
    for (const [i, line] of lines.entries())
      for (const next of lines.slice(i + 1))
        if (next.cell !== line.cell && next.top < line.bottom && line.top < next.bottom)
          distances.push(next.left - line.right);
  }
  return Math.min(...distances);
}

for (const { slug, tabs, tools } of dashboards) {
  const charts = tabs.map(({ chart }) => chart);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('without JavaScript a dashboard shows every chart, panel, table and button', async ({
        page,
      }) => {
        await page.goto(path);
        for (const { title, summary, updated, notes, restingX } of charts) {
          const { card, picture, slider, readout } = locateChartCardAndParts(page, title);
          await expect(readout).toContainText(restingX);
          await expect(picture).toHaveAccessibleName(summary);
          await expect(picture.locator('svg[viewBox]').filter({ visible: true })).toHaveCount(1);
          await expect(picture.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
          // The slider is hidden, because nothing would answer it without scripts.
          await expect(slider).toHaveCount(0);
          await expect(card).toContainText(`Last updated ${formatDate(updated)}`);
          for (const { text } of notes) await expect(card).toContainText(text);
        }
        for (const { id, label, tables, datasets, chart } of tabs) {
          const { data } = chart;
          const heading = page.getByRole('heading', { name: label, exact: true, level: 3 });
          await expect(heading).toBeVisible();
          for (const { caption } of tables)
            await expect(page.getByRole('table', { name: caption })).toBeVisible();
          await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...datasets]);
          const rows = page.locator(`#${id}`).locator('table').first().locator('tbody tr');
          const cells = await rows.evaluateAll((list) =>
            // A cell's own text is its first child. The text of columns that are merged into the cell on phones follows.
            list.map((row) =>
              [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent),
            ),
          );
          for (const [place, x] of data.x.values.entries()) {
            const row = cells.find(([head]) => head && stripEnclosingParentheses(head) === x);
            for (const series of data.series) {
              expect(row, `${x}, ${series.label}`).toContain(
                formatValue(series.values[place]!, findSeriesAxis(data, series)),
              );
            }
          }
        }
        // specimens.spec.ts tests that the buttons with this description do nothing.
        const datasetButtons = page.getByRole('button', { name: 'View Full Dataset' });
        await expect(datasetButtons).toHaveCount(charts.length);
        const toolButtons = tools.map(({ action }) => page.getByRole('button', { name: action }));
        for (const button of [...(await datasetButtons.all()), ...toolButtons])
          await expect(button).toHaveAccessibleDescription(/^Specimen\./);
      });

      test('on phones the tables of a dashboard fit the screen, and no two numbers touch', async ({
        page,
      }) => {
        await page.goto(path);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          for (const { caption } of tabs.flatMap(({ tables }) => tables)) {
            const table = page.getByRole('table', { name: caption });
            const size = await table.boundingBox();
            expect(size?.width, `${caption} at ${width} px`).toBeLessThanOrEqual(width);
            const distance = await table.evaluate(measureSmallestCellDistance);
            expect(distance, `${caption} at ${width} px`).toBeGreaterThan(3);
          }
        }
      });

      test('the longest bar of each table of a dashboard ends beside its number', async ({
        page,
      }) => {
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
          .flatMap(({ tables, tableOnlyDatasets = [] }) => [
            ...tables,
            ...tableOnlyDatasets.map(({ table }) => table),
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

    const [first, second] = tabs;
    if (second)
      test('the tabs of a dashboard work by pointer, arrow key, URL fragment and Back', async ({
        page,
      }) => {
        await page.goto(path);
        const last = tabs.at(-1)!;
        const tab = ({ label }: DashboardTab) =>
          page.getByRole('tab', { name: label, exact: true });
        const panel = ({ id }: DashboardTab) => page.locator(`#${id}`);
        await page.getByRole('link', { name: second.label, exact: true }).click();
        await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
        await expect(panel(first)).toBeHidden();
        await expect(page).toHaveURL(`${path}#${second.id}`);
        await tab(second).press('ArrowLeft');
        await expect(tab(first)).toBeFocused();
        await tab(first).press('ArrowLeft');
        await expect(tab(last)).toBeFocused();
        await tab(last).press('ArrowRight');
        await expect(tab(first)).toBeFocused();
        await tab(first).press('End');
        await expect(panel(last)).toBeVisible();
        await tab(last).press('Home');
        await expect(panel(first)).toBeVisible();
        await tab(last).click();
        await page.goBack();
        await expect(panel(first)).toBeVisible();
        await page.goto(`${path}#${last.id}`);
        await expect(panel(last)).toBeVisible();
        await expect(panel(first)).toBeHidden();
      });
  });
}

test('the registry shows its search form and ten entries, each with its status and reason', async ({
  page,
}) => {
  await page.goto('/filings/thirst-trap-database/');
  const form = page.getByRole('form', { name: 'Search Registry' });
  await form.getByRole('textbox', { name: 'Provider name or ID' }).fill('lamp');
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveCount(9);
  await expect(
    form.getByRole('combobox', { name: 'Compliance status' }).getByRole('option'),
  ).toHaveText(['Any', 'Compliant', 'Non-Compliant', 'Under Review']);
  await form.getByRole('button', { name: 'Search' }).click();
  const rows = page.getByRole('table', { name: /Entries of the registry/ }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const { reason } of providerRegistryRows)
    await expect(rows.filter({ hasText: reason })).toHaveCount(1);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/TTD-\d{4}-\d{5}/);
    await expect(row).toContainText(/Compliant|Non-Compliant|Under Review/);
    await expect(row.getByRole('button', { name: /View Details/ })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Report' })).toBeVisible();
});

test.describe('the figure beside the lead also says in text', () => {
  test.use({ javaScriptEnabled: false });

  test('the season calendar states each region’s season as text', async ({ page }) => {
    await page.goto('/filings/sundress-yield-curve/');
    const face = page.getByRole('figure').filter({ hasText: seasonCalendar.title });
    for (const { region, season } of seasonCalendar.regions) {
      await expect(face).toContainText(`${region}${season}`);
    }
  });

  test('the ring figure of the coochie index states the value of each month as text', async ({
    page,
  }) => {
    await page.goto('/filings/coochie-index/');
    const face = page.getByRole('figure').filter({ hasText: lampRings.title });
    await expect(face.getByRole('listitem')).toHaveText(
      lampRings.readings.map(({ month, text }) => `${month} ${text}`),
    );
    await expect(face).toContainText(`${lampRings.highest.name} ${lampRings.highest.text}`);
  });

  test('the card drawer of the registry names the entries whose cards stand upright', async ({
    page,
  }) => {
    await page.goto('/filings/thirst-trap-database/');
    const face = page.getByRole('figure').filter({ hasText: registryDrawer.title });
    for (const { name } of registryDrawer.entries) await expect(face.getByText(name)).toBeVisible();
  });

  test('each investment summary card shows its value, its change and an extreme', async ({
    page,
  }) => {
    await page.goto('/filings/simp-investment-analytics/');
    for (const { label, value, change, spark } of investmentSummaryCards) {
      const card = page
        .locator('main div')
        .filter({ hasText: label })
        .filter({ hasText: value })
        .filter({ hasText: change })
        .filter({ hasText: spark.note });
      await expect(card.last()).toBeVisible();
    }
  });
});

test('the filing form offers every form type', async ({ page }) => {
  await page.goto('/filings/');
  await expect(page.getByRole('form').getByRole('option')).toHaveText([...filingFormNumbers]);
});
