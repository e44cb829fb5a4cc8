import { ring } from '../content/dashboards/coochie-index/ring';
import type { DashboardTab } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { investmentCards } from '../content/dashboards/investment-cards';
import { calendar } from '../content/dashboards/sundress-yield-curve/calendar';
import { drawer } from '../content/dashboards/thirst-trap-database/drawer';
import { axisOf, formatDate, formatValue } from '../content/format';
import { expect, test } from './test';
import { chartCard, pointAt, pointsOf } from './chartCard';

declare const moved: [chart: string | undefined, milliseconds: number, isNear: boolean][];

/** Runs in the page: notes what moves by itself for as long as a second and more. */
function noteMotion() {
  const seen: typeof moved = [];
  Object.assign(globalThis, { moved: seen });
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof Element)) return;
    const animation = target
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === animationName);
    const duration = Number(animation?.effect?.getTiming().duration);
    if (animation?.timeline !== document.timeline || duration < 1000) return;
    // Browsers begin a little early, by up to half a screen, so that nothing is found half drawn.
    const isNear = target.getBoundingClientRect().top < 1.5 * innerHeight;
    seen.push([target.closest('figure')?.id, duration, isNear]);
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The name of a row, which stands in parentheses where it can't be compared. */
const withoutParentheses = (text: string) => text.replace(/^\((.*)\)$/, '$1');

for (const { slug, tabs, tools } of dashboards) {
  const charts = tabs.map(({ chart }) => chart);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('has every chart, panel and number', async ({ page }) => {
        await page.goto(path);
        for (const { title, summary, updated, notes } of charts) {
          const { card, picture, chart } = chartCard(page, title);
          await expect(picture).toHaveAccessibleName(summary);
          await expect(picture.locator('svg[viewBox]').filter({ visible: true })).toHaveCount(1);
          await expect(picture.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
          // Nothing stops the keyboard that could not answer it.
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

    test('prints in its tables the numbers that its charts draw', async ({ page }) => {
      await page.goto(path);
      for (const {
        id,
        chart: { data },
      } of tabs) {
        const rows = page.locator(`#${id}`).locator('table').first().locator('tbody tr');
        const cells = await rows.evaluateAll((list) =>
          // What joins a cell on a phone comes after what is its own.
          list.map((row) =>
            [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent),
          ),
        );
        for (const [place, x] of data.x.values.entries()) {
          const row = cells.find(([head]) => head && withoutParentheses(head) === x);
          for (const series of data.series) {
            expect(row, `${x}, ${series.label}`).toContain(
              formatValue(series.values[place]!, axisOf(data, series)),
            );
          }
        }
      }
    });

    test('answers at each place of each chart with the numbers of the table', async ({ page }) => {
      await page.goto(path);
      for (const [i, { title, data }] of charts.entries()) {
        const { chart, answer } = chartCard(page, title);
        await chart.focus();
        await expect(answer).toBeEmpty();
        const row = page.locator(`#${tabs[i]!.id}`).locator('table').first().locator('tbody tr');
        for (const [place, x] of data.x.values.entries()) {
          // The first key finds the scripts on their way.
          await expect(async () => {
            await chart.press(place === 0 ? 'Home' : 'ArrowRight');
            await expect(answer).toContainText(x, { timeout: 1000 });
          }).toPass();
          const said = await answer.innerText();
          const cells = await row
            .nth(place)
            .locator('th, td')
            .evaluateAll((list) => list.map((cell) => cell.firstChild?.textContent ?? ''));
          for (const cell of cells.slice(0, data.series.length + 1))
            expect(said).toContain(withoutParentheses(cell));
        }
        await chart.press('Escape');
        await expect(answer).toBeEmpty();
      }
    });

    for (const { width, height, hasTouch } of [
      { width: 1280, height: 900, hasTouch: false },
      { width: 360, height: 740, hasTouch: true },
    ]) {
      test.describe(`at ${width}`, () => {
        test.use({ viewport: { width, height }, hasTouch });

        test('answers beside the place, within the card, and covers neither point nor title', async ({
          page,
        }) => {
          await page.goto(path);
          const point = hasTouch
            ? (x: number, y: number) => page.touchscreen.tap(x, y)
            : async (x: number, y: number) => {
                // From outside: an answer that has been there for a moment can be pointed at itself.
                await page.mouse.move(1, 1);
                await page.mouse.move(x, y);
              };
          for (const { title, data } of charts) {
            const { card, heading, answer, places } = chartCard(page, title);
            for (const [place, x] of data.x.values.entries()) {
              await expect(async () => {
                await pointAt(places.nth(place), point);
                await expect(answer).toContainText(x, { timeout: 1000 });
              }).toPass();
              const box = (await answer.locator('> *').boundingBox())!;
              const sheet = (await card.boundingBox())!;
              const head = (await heading.boundingBox())!;
              expect(box.x).toBeGreaterThanOrEqual(sheet.x);
              expect(box.x + box.width).toBeLessThanOrEqual(sheet.x + sheet.width);
              expect(box.y).toBeGreaterThanOrEqual(sheet.y);
              expect(box.y + box.height).toBeLessThanOrEqual(sheet.y + sheet.height);
              const points = await pointsOf(places.nth(place));
              const covered = [head, ...points.map((spot) => ({ ...spot, width: 0, height: 0 }))];
              expect(
                covered.filter((one) => meet(one, box)),
                `${title}, ${x}`,
              ).toEqual([]);
            }
          }
        });
      });
    }

    test('leaves its pictures as they were built', async ({ page }) => {
      await page.goto(path);
      const drawings = () =>
        Promise.all(charts.map(({ title }) => chartCard(page, title).picture.innerHTML()));
      const built = await drawings();
      for (const { title, data } of charts) {
        const { chart, answer, places } = chartCard(page, title);
        await expect(async () => {
          await pointAt(places.first(), (x, y) => page.mouse.move(x, y));
          await expect(answer).toContainText(data.x.values[0]!, { timeout: 1000 });
        }).toPass();
        await chart.press('End');
        await page.keyboard.press('Escape');
        await expect(answer).toBeEmpty();
      }
      expect(await drawings()).toEqual(built);
    });

    test(
      'draws lines and areas in, each when it is first seen, and moves nothing else',
      { tag: '@recent' },
      async ({ page, browserName }) => {
        test.skip(browserName === 'firefox', 'It begins while a chart is still some screens away.');
        await page.addInitScript(noteMotion);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const drawn = charts.filter(({ data }) =>
          ['line', 'area', 'stacked-area'].includes(data.kind),
        );
        const begun = drawn.map(({ id }) => [`chart-${id}`, 1500, true]);
        const lookAtAll = async () => {
          await page.evaluate(() => scrollTo(0, 0));
          for (const [i, { title }] of drawn.entries()) {
            await chartCard(page, title).picture.scrollIntoViewIfNeeded();
            await expect.poll(() => page.evaluate(() => moved)).toContainEqual(begun[i]);
          }
        };
        await lookAtAll();
        await lookAtAll();
        expect(await page.evaluate(() => moved)).toEqual(begun);
      },
    );

    test('has tabs that work by pointer, key, fragment and Back', async ({ page }) => {
      await page.goto(path);
      const first = tabs[0];
      const [second, last] = [tabs[1]!, tabs.at(-1)!];
      const tab = ({ label }: DashboardTab) => page.getByRole('tab', { name: label, exact: true });
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

test.describe('the figure beside the lead says in words what it draws', () => {
  test.use({ javaScriptEnabled: false });

  test('the season of each region', async ({ page }) => {
    await page.goto('/filings/sundress-yield-curve/');
    const face = page.getByRole('figure').filter({ hasText: calendar.title });
    for (const { region, season } of calendar.regions) {
      await expect(face).toContainText(`${region}${season}`);
    }
  });

  test('the composite of each month', async ({ page }) => {
    await page.goto('/filings/coochie-index/');
    const face = page.getByRole('figure').filter({ hasText: ring.title });
    await expect(face.getByRole('listitem')).toHaveText(
      ring.readings.map(({ month, text }) => `${month} ${text}`),
    );
    await expect(face).toContainText(`${ring.highest.name} ${ring.highest.text}`);
  });

  test('the cards that stand up in the drawer', async ({ page }) => {
    await page.goto('/filings/thirst-trap-database/');
    const face = page.getByRole('figure').filter({ hasText: drawer.title });
    for (const { name } of drawer.entries) await expect(face.getByText(name)).toBeVisible();
  });

  test('what the summary cards are the means of', async ({ page }) => {
    await page.goto('/filings/simp-investment-analytics/');
    for (const { spark } of investmentCards)
      await expect(page.getByText(spark.note, { exact: true })).toBeVisible();
  });
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
