import type { Panel } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { axisOf, formatDate, formatValue } from '../content/format';
import { expect, type Page, test } from './test';
import { across, down, pointAt, tooltip } from './tooltip';

const figure = (page: Page, title: string) => page.getByRole('figure', { name: title });
for (const { slug, panels, tools } of dashboards) {
  const charts = panels.map(({ chart }) => chart);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('has every chart, panel and number', async ({ page }) => {
        await page.goto(path);
        for (const { title, summary, updated, notes } of charts) {
          const chart = figure(page, title).getByRole('img', { name: title });
          await expect(chart).toHaveAccessibleDescription(summary);
          await expect(chart.locator('svg').filter({ visible: true })).not.toHaveCount(0);
          await expect(chart.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
          await expect(figure(page, title)).toContainText(`Last updated ${formatDate(updated)}`);
          for (const { text } of notes) await expect(figure(page, title)).toContainText(text);
        }
        for (const { id, label, tables, datasets } of panels) {
          const heading = page.getByRole('heading', { name: label, exact: true, level: 3 });
          await expect(heading).toBeVisible();
          for (const { caption } of tables)
            await expect(page.getByRole('table', { name: caption })).toBeVisible();
          await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...datasets]);
        }
      });
    });

    test('prints in its tables the numbers that its charts draw', async ({ page }) => {
      await page.goto(path);
      for (const {
        id,
        chart: { data },
      } of panels) {
        const rows = page.locator(`#${id}`).locator('table').first().locator('tbody tr');
        const cells = await rows.evaluateAll((list) =>
          list.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
        );
        for (const [place, x] of data.x.values.entries()) {
          const row = cells.find(([head]) => head === x);
          for (const series of data.series) {
            expect(row, `${x}, ${series.label}`).toContain(
              formatValue(series.values[place]!, axisOf(data, series)),
            );
          }
        }
      }
    });

    test('fetches its charts when they are reached, and then answers to the pointer', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script') scripts.push(await response.text());
      });
      const hasNivo = () => scripts.some((text) => /nivo/i.test(text));
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      expect(hasNivo()).toBe(false);
      for (const { title } of charts) {
        await pointAt(page, title, across, (x, y) => page.mouse.move(x, y));
        await expect(tooltip(page, title).locator('p')).not.toBeEmpty();
        await page.keyboard.press('Escape');
        await expect(tooltip(page, title)).toHaveCount(0);
      }
      expect(hasNivo()).toBe(true);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test('answers above the chart to a finger', async ({ page }) => {
        await page.goto(path);
        for (const { title } of charts) {
          await pointAt(page, title, down, (x, y) => page.touchscreen.tap(x, y));
          const answer = (await tooltip(page, title).boundingBox())!;
          const chart = (await figure(page, title).getByRole('img').boundingBox())!;
          expect(answer.y + answer.height).toBeLessThanOrEqual(chart.y + 1);
        }
      });
    });

    test('has tabs that work by pointer, key, fragment and Back', async ({ page }) => {
      await page.goto(path);
      const first = panels[0];
      const [second, last] = [panels[1]!, panels.at(-1)!];
      const tab = ({ label }: Panel) => page.getByRole('tab', { name: label, exact: true });
      const panel = ({ id }: Panel) => page.locator(`#${id}`);
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

    test('offers datasets and tools that do nothing', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const buttons = [
        ...(await page.getByRole('button', { name: 'View Full Dataset' }).all()),
        ...(await Promise.all(
          tools.map(({ action }) => page.getByRole('button', { name: action })),
        )),
      ];
      expect(buttons).toHaveLength(charts.length + tools.length);
      for (const button of buttons) {
        await expect(button).toHaveAccessibleDescription(/^Specimen\./);
        await button.click();
      }
      await expect(page).toHaveURL(path);
    });
  });
}

test('the registry has its form, its ten entries and a status in words for each', async ({
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
  for (const row of await rows.all()) {
    await expect(row).toContainText(/TTD-\d{4}-\d{5}/);
    await expect(row).toContainText(/Compliant|Non-Compliant|Under Review/);
    await expect(row.getByRole('button', { name: /View Details/ })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Report' })).toBeVisible();
});

test('the summary cards print the averages of the datasets', async ({ page }) => {
  await page.goto('/filings/simp-investment-analytics/');
  for (const figures of [
    '$67.90+12.4% YOY',
    '52.0%+5.2% YOY',
    '78.2%+3.8% YOY',
    '90.5%+2.1% YOY',
  ]) {
    const [value, change] = figures.split('+');
    const card = page
      .getByRole('main')
      .locator('div')
      .filter({ hasText: value })
      .filter({ hasText: `+${change}` });
    await expect(card.last()).toBeVisible();
  }
});

test('the hub lists five filings and leads to the four dashboards', async ({ page }) => {
  await page.goto('/filings/');
  const rows = page.getByRole('table', { name: /Filings of May 2025/ }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  for (const { slug } of dashboards) {
    await expect(page.getByRole('main').locator(`a[href="/filings/${slug}/"]`)).toBeVisible();
  }
  const form = page.getByRole('form');
  await expect(form.getByRole('option')).toHaveText(['CQ-10', 'SD-8', 'S-1', '13F', '10-Q']);
});
