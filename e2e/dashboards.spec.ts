import { compositeRingFigure } from '../content/dashboards/coochie-index/compositeRingFigure';
import type { DashboardTab } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { investmentSummaryCards } from '../content/dashboards/investmentSummaryCards';
import { seasonCalendarFigureContent } from '../content/dashboards/sundress-yield-curve/seasonCalendarFigureContent';
import { registryDrawerFigure } from '../content/dashboards/thirst-trap-database/registryDrawerFigure';
import { findSeriesAxis, formatDate, formatValue } from '../content/format';
import { expect, test } from './test';
import { locateChartCardAndParts, withHitAreaCenter } from './chartCard';

declare const animationStarts: [chart: string | undefined, milliseconds: number, isNear: boolean][];

/**
 * Runs in the page: records when the drawing of a chart starts, as the chart's id, the duration, and
 * whether the chart is near the viewport. Shorter animations, and those driven by scrolling, are other
 * effects.
 */
function recordChartAnimations() {
  const seen: typeof animationStarts = [];
  Object.assign(globalThis, { animationStarts: seen });
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof Element)) return;
    const animation = target
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === animationName);
    const duration = Number(animation?.effect?.getTiming().duration);
    if (animation?.timeline !== document.timeline || duration < 1000) return;
    // A chart may start its animation up to half a viewport below the visible area, not earlier.
    const isNear = target.getBoundingClientRect().top < 1.5 * innerHeight;
    seen.push([target.closest('figure')?.id, duration, isNear]);
  });
}

/** The name of a row without the parentheses that mark a row that can't be compared. */
const withoutParentheses = (text: string) => text.replace(/^\((.*)\)$/, '$1');

for (const { slug, tabs, tools } of dashboards) {
  const charts = tabs.map(({ chart }) => chart);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('without JavaScript a dashboard shows every chart with a readout, every tab panel and every table', async ({
        page,
      }) => {
        await page.goto(path);
        for (const { title, summary, updated, notes, restingX } of charts) {
          const { card, picture, chart, readout } = locateChartCardAndParts(page, title);
          await expect(readout).toContainText(restingX);
          await expect(picture).toHaveAccessibleName(summary);
          await expect(picture.locator('svg[viewBox]').filter({ visible: true })).toHaveCount(1);
          await expect(picture.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
          // The element that handles arrow keys is hidden, as it needs scripts.
          await expect(chart).toHaveCount(0);
          await expect(card).toContainText(`Last updated ${formatDate(updated)}`);
          for (const { text } of notes) await expect(card).toContainText(text);
        }
        for (const { id, label, tables, datasets } of tabs) {
          const heading = page.getByRole('heading', { name: label, exact: true, level: 3 });
          await expect(heading).toBeVisible();
          for (const { caption } of tables)
            await expect(page.getByRole('table', { name: caption })).toBeVisible();
          await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...datasets]);
        }
      });
    });

    test('the tables of a dashboard have the values that its charts draw', async ({ page }) => {
      await page.goto(path);
      for (const {
        id,
        chart: { data },
      } of tabs) {
        const rows = page.locator(`#${id}`).locator('table').first().locator('tbody tr');
        const cells = await rows.evaluateAll((list) =>
          // A cell's own text is its first child; text of a column merged into it on phones follows.
          list.map((row) =>
            [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent),
          ),
        );
        for (const [place, x] of data.x.values.entries()) {
          const row = cells.find(([head]) => head && withoutParentheses(head) === x);
          for (const series of data.series) {
            expect(row, `${x}, ${series.label}`).toContain(
              formatValue(series.values[place]!, findSeriesAxis(data, series)),
            );
          }
        }
      }
    });

    test('arrow keys step through a chart, whose readout shows the values of its table', async ({
      page,
    }) => {
      await page.goto(path);
      for (const [i, { title, data, restingX }] of charts.entries()) {
        const { chart, readout, announcement } = locateChartCardAndParts(page, title);
        await expect(readout).toContainText(restingX);
        const row = page.locator(`#${tabs[i]!.id}`).locator('table').first().locator('tbody tr');
        for (const [index, x] of data.x.values.entries()) {
          // The first key press makes the page fetch its scripts, so it may have to be repeated.
          await expect(async () => {
            await chart.press(index === 0 ? 'Home' : 'ArrowRight');
            await expect(announcement).toContainText(x, { timeout: 1000 });
          }).toPass();
          const shown = await readout.innerText();
          const announced = await announcement.innerText();
          const cells = await row
            .nth(index)
            .locator('th, td')
            .evaluateAll((list) => list.map((cell) => cell.firstChild?.textContent ?? ''));
          for (const cell of cells.slice(0, data.series.length + 1)) {
            expect(shown).toContain(withoutParentheses(cell));
            expect(announced).toContain(withoutParentheses(cell));
          }
        }
        await chart.press('Escape');
        await expect(announcement).toBeEmpty();
        await expect(readout).toContainText(restingX);
      }
    });

    for (const { width, height, hasTouch } of [
      { width: 1280, height: 900, hasTouch: false },
      { width: 360, height: 740, hasTouch: true },
    ]) {
      test.describe(`at ${width}`, () => {
        test.use({ viewport: { width, height }, hasTouch });

        test('no part of a chart’s card moves while its readout follows the pointer, and every value fits its row', async ({
          page,
        }) => {
          await page.goto(path);
          const point = hasTouch
            ? (x: number, y: number) => page.touchscreen.tap(x, y)
            : (x: number, y: number) => page.mouse.move(x, y);
          for (const { title, data } of charts) {
            const { card, picture, readout, announcement, hitAreas } = locateChartCardAndParts(
              page,
              title,
            );
            const boxes = () =>
              card.evaluate((figure) =>
                [...figure.querySelectorAll('h3, p, [role=group], [role=img], svg[viewBox], ol')]
                  .filter(
                    (element) => element.role !== 'status' && element.getClientRects().length > 0,
                  )
                  .map((element) => {
                    const { x, y, width, height } = element.getBoundingClientRect();
                    const { left, top } = figure.getBoundingClientRect();
                    return [x - left, y - top, width, height];
                  }),
              );
            const overflow = () =>
              readout
                .locator('li')
                .evaluateAll((rows) =>
                  Math.max(...rows.map((row) => row.scrollWidth - row.clientWidth)),
                );
            const atRest = await boxes();
            for (const [index, x] of data.x.values.entries()) {
              await expect(async () => {
                await withHitAreaCenter(hitAreas.nth(index), point);
                await expect(announcement).toContainText(x, { timeout: 1000 });
              }).toPass();
              await expect(readout).toContainText(x);
              // Values that do not fit are not aligned with the others.
              expect(await overflow(), `${title}, ${x}`).toBe(0);
              const now = await boxes();
              expect(now, `${title}, ${x}`).toHaveLength(atRest.length);
              // Firefox places boxes on whole pixels, depending on the scroll position.
              const moves = now
                .flat()
                .map((value, at) => Math.round(Math.abs(value - atRest.flat()[at]!)));
              expect(Math.max(...moves), `${title}, ${x}`).toBeLessThanOrEqual(1);
            }
            const [plot, docked] = [await picture.boundingBox(), await readout.boundingBox()];
            const isApart =
              docked!.y + docked!.height <= plot!.y || docked!.x + docked!.width <= plot!.x;
            expect(isApart, `the readout of “${title}” covers no part of its plot`).toBe(true);
          }
        });
      });
    }

    test('after it was used, a chart has the same markup as in the HTML file', async ({ page }) => {
      await page.goto(path);
      const drawings = () =>
        Promise.all(
          charts.map(({ title }) => locateChartCardAndParts(page, title).picture.innerHTML()),
        );
      const built = await drawings();
      for (const { title, data } of charts) {
        const { chart, announcement, hitAreas } = locateChartCardAndParts(page, title);
        await expect(async () => {
          await withHitAreaCenter(hitAreas.first(), (x, y) => page.mouse.move(x, y));
          await expect(announcement).toContainText(data.x.values[0]!, { timeout: 1000 });
        }).toPass();
        await chart.press('End');
        await page.keyboard.press('Escape');
        await expect(announcement).toBeEmpty();
      }
      expect(await drawings()).toEqual(built);
    });

    test(
      'line and area charts are animated once, when they come into view, and other charts never',
      { tag: '@recent' },
      async ({ page, browserName }) => {
        test.skip(
          browserName === 'firefox',
          'Firefox starts the animation some screens too early.',
        );
        await page.addInitScript(recordChartAnimations);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const drawn = charts.filter(({ data }) =>
          ['line', 'area', 'stacked-area'].includes(data.kind),
        );
        const begun = drawn.map(({ id }) => [`chart-${id}`, 1500, true]);
        const lookAtAll = async () => {
          await page.evaluate(() => scrollTo(0, 0));
          for (const [i, { title }] of drawn.entries()) {
            await locateChartCardAndParts(page, title).picture.scrollIntoViewIfNeeded();
            await expect.poll(() => page.evaluate(() => animationStarts)).toContainEqual(begun[i]);
          }
        };
        await lookAtAll();
        await lookAtAll();
        expect(await page.evaluate(() => animationStarts)).toEqual(begun);
      },
    );

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

    test('the dataset and tool buttons of a dashboard are described as doing nothing, and do nothing', async ({
      page,
    }) => {
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

test('a chart is one tab stop: ArrowLeft starts at its last x value, and arrow keys stop at the first and the last', async ({
  page,
}) => {
  const { slug, tabs } = dashboards[0]!;
  const { title, data, restingX } = tabs[0].chart;
  const { chart, readout, announcement, card } = locateChartCardAndParts(page, title);
  const [first, second] = [data.x.values[0]!, data.x.values[1]!];
  const last = data.x.values.at(-1)!;
  await page.goto(`/filings/${slug}/`);
  await expect(async () => {
    await chart.press('ArrowLeft');
    await expect(announcement).toContainText(last, { timeout: 1000 });
  }).toPass();
  await chart.press('ArrowRight');
  await expect(announcement).toContainText(last);
  await chart.press('Home');
  await chart.press('ArrowLeft');
  await expect(announcement).toContainText(first);
  await chart.press('Escape');
  await expect(announcement).toBeEmpty();
  await chart.press('ArrowRight');
  await expect(announcement).toContainText(second);
  await chart.press('Shift+End');
  await expect(announcement).toContainText(second);
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await expect(announcement).toBeEmpty();
  await expect(readout).toContainText(restingX);
});

test('the registry shows its search form and ten entries, each with its status as text', async ({
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

test.describe('the figure beside the lead also says in text', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the season calendar of the sundress dashboard states each region’s season as text', async ({
    page,
  }) => {
    await page.goto('/filings/sundress-yield-curve/');
    const face = page.getByRole('figure').filter({ hasText: seasonCalendarFigureContent.title });
    for (const { region, season } of seasonCalendarFigureContent.regions) {
      await expect(face).toContainText(`${region}${season}`);
    }
  });

  test('without JavaScript, the ring figure of the coochie index page states the value of each month as text', async ({
    page,
  }) => {
    await page.goto('/filings/coochie-index/');
    const face = page.getByRole('figure').filter({ hasText: compositeRingFigure.title });
    await expect(face.getByRole('listitem')).toHaveText(
      compositeRingFigure.readings.map(({ month, text }) => `${month} ${text}`),
    );
    await expect(face).toContainText(
      `${compositeRingFigure.highest.name} ${compositeRingFigure.highest.text}`,
    );
  });

  test('without JavaScript, the card drawer figure of the registry page names the entries whose cards stand upright', async ({
    page,
  }) => {
    await page.goto('/filings/thirst-trap-database/');
    const face = page.getByRole('figure').filter({ hasText: registryDrawerFigure.title });
    for (const { name } of registryDrawerFigure.entries)
      await expect(face.getByText(name)).toBeVisible();
  });

  test('without JavaScript, each investment summary card names the highest or lowest of the values it averages', async ({
    page,
  }) => {
    await page.goto('/filings/simp-investment-analytics/');
    for (const { spark } of investmentSummaryCards)
      await expect(page.getByText(spark.note, { exact: true })).toBeVisible();
  });
});

test('the summary cards of the investment dashboard show its four averages and their changes from the year before', async ({
  page,
}) => {
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

test('the filings page lists five filings and links to every dashboard', async ({ page }) => {
  await page.goto('/filings/');
  const rows = page.getByRole('table', { name: /Filings of May 2025/ }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  for (const { slug } of dashboards) {
    await expect(page.getByRole('main').locator(`a[href="/filings/${slug}/"]`)).toBeVisible();
  }
  const form = page.getByRole('form');
  await expect(form.getByRole('option')).toHaveText(['CQ-10', 'SD-8', 'S-1', '13F', '10-Q']);
});
