import { dashboards } from '../content/dashboards/dashboards';
import {
  type ChartCardState,
  locateChartCardAndParts,
  scrollToHitAreaAndPointAtCenter,
  readChartCard,
  waitForAnnouncementAndReadChartCard,
  stripEnclosingParentheses,
} from './chartCard';
import { expect, test } from './test';

declare const animationStarts: [chart: string | undefined, milliseconds: number, isNear: boolean][];

/**
 * Runs in the page: whenever a chart starts the animation that draws it, records the chart's id,
 * the duration in ms, and whether the chart is near the viewport. Animations shorter than one
 * second, and those driven by scrolling, are other effects.
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
    // A chart may start its animation once it is at most half a viewport below the visible area, not earlier.
    const isNear = target.getBoundingClientRect().top < 1.5 * innerHeight;
    seen.push([target.closest('figure')?.id, duration, isNear]);
  });
}

for (const { slug, tabs } of dashboards) {
  const charts = tabs.map(({ chart }) => chart);
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    test('arrow keys step through a chart, whose readout shows the values of its table', async ({
      page,
    }) => {
      await page.goto(path);
      for (const [i, { title, data, restingX }] of charts.entries()) {
        const { card, chart, readout, announcement } = locateChartCardAndParts(page, title);
        await expect(readout).toContainText(restingX);
        const rows = await page
          .locator(`#${tabs[i]!.id} table`)
          .first()
          .locator('tbody tr')
          .evaluateAll((list) =>
            list.map((row) =>
              [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent ?? ''),
            ),
          );
        let state: ChartCardState | undefined;
        for (const [index, x] of data.x.values.entries()) {
          if (index === 0) {
            // The page fetches the chart's scripts on the first key press, which may come before the chart
            // can respond, so it is repeated until the chart does.
            await expect(async () => {
              await chart.press('Home');
              await expect(announcement).toContainText(x, { timeout: 1000 });
            }).toPass();
          } else await page.keyboard.press('ArrowRight');
          state = await waitForAnnouncementAndReadChartCard(card, x, state);
          for (const cell of rows[index]!.slice(0, data.series.length + 1)) {
            expect(state.readout).toContain(stripEnclosingParentheses(cell));
            expect(state.announcement).toContain(stripEnclosingParentheses(cell));
          }
        }
        await page.keyboard.press('Escape');
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
            const atRest = await card.evaluate(readChartCard);
            let state = atRest;
            for (const [index, x] of data.x.values.entries()) {
              if (index === 0) {
                // The page fetches the chart's scripts on the first pointer event, which may come before the
                // chart can respond, so it is repeated until the chart does.
                await expect(async () => {
                  await scrollToHitAreaAndPointAtCenter(hitAreas.first(), point);
                  await expect(announcement).toContainText(x, { timeout: 1000 });
                }).toPass();
              } else await scrollToHitAreaAndPointAtCenter(hitAreas.nth(index), point);
              state = await waitForAnnouncementAndReadChartCard(card, x, state);
              expect(state.readout).toContain(x);
              // A value too wide for its row of the readout would be out of line with the values of the other rows.
              expect(state.overflow, `${title}, ${x}`).toBe(0);
              expect(state.boxes, `${title}, ${x}`).toHaveLength(atRest.boxes.length);
              // Firefox places boxes on whole pixels, so scrolling may move a part of the card by up to 1 px.
              const moves = state.boxes
                .flat()
                .map((value, at) => Math.round(Math.abs(value - atRest.boxes.flat()[at]!)));
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

    test('after a visitor used a chart by pointer and keyboard, the drawing has the same markup as in the HTML file', async ({
      page,
    }) => {
      await page.goto(path);
      const drawings = () =>
        Promise.all(
          charts.map(({ title }) => locateChartCardAndParts(page, title).picture.innerHTML()),
        );
      const built = await drawings();
      for (const { title, data } of charts) {
        const { chart, announcement, hitAreas } = locateChartCardAndParts(page, title);
        await expect(async () => {
          await scrollToHitAreaAndPointAtCenter(hitAreas.first(), (x, y) => page.mouse.move(x, y));
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
