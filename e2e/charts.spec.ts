import { dashboards } from '../content/dashboards/dashboards';
import {
  dashboardsInScope,
  locateChartCard,
  moveSliderToEnd,
  pointAtHitArea,
  readChartCard,
  waitForChartCardAtX,
  stripEnclosingParentheses,
} from './chartCard';
import { holdScriptResponses } from './requests';
import { choosePairsInScope } from './scope';
import { expect, test } from './test';

declare const animationStarts: [chart: string | undefined, milliseconds: number, isNear: boolean][];

/**
 * Runs in the page: records the chart and the duration in ms of each drawing animation, and whether
 * it is near the viewport. Other animations are shorter than a second or driven by scrolling.
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
    // Near: the drawing starts at most half a viewport below the visible area.
    const isNear = target.getBoundingClientRect().top < 1.5 * innerHeight;
    seen.push([target.closest('figure')?.id, duration, isNear]);
  });
}

const screens = [
  { width: 1280, height: 900, hasTouch: false },
  { width: 360, height: 740, hasTouch: true },
];

const pairs = choosePairsInScope(dashboardsInScope, screens);

for (const { slug, tabs, charts } of dashboardsInScope) {
  const path = `/filings/${slug}/`;

  test.describe(slug, () => {
    for (const [, { width, height, hasTouch }] of pairs.filter(([one]) => one.slug === slug)) {
      test.describe(`at ${width}`, () => {
        test.use({ viewport: { width, height }, hasTouch });

        test('the slider shows each value of a chart, and no part of the card moves', async ({
          page,
        }) => {
          await page.goto(path);
          const point = hasTouch
            ? (x: number, y: number) => page.touchscreen.tap(x, y)
            : (x: number, y: number) => page.mouse.move(x, y);
          for (const { title, data, restingX, table } of charts) {
            const { card, picture, readout, slider, hitAreas } = locateChartCard(page, title);
            await expect(readout).toContainText(restingX);
            const atRest = await card.evaluate(readChartCard);
            const rows = await page
              .locator('table', { has: page.locator('caption', { hasText: table.caption }) })
              .locator('tbody tr')
              .evaluateAll((list) =>
                list.map((row) =>
                  [...row.querySelectorAll('th, td')].map(
                    (cell) => cell.firstChild?.textContent ?? '',
                  ),
                ),
              );
            const expectReadoutAt = async (index: number) => {
              const state = await waitForChartCardAtX(card, data.x.values[index]!);
              for (const cell of rows[index]!.slice(0, data.series.length + 1)) {
                expect(state.readout).toContain(stripEnclosingParentheses(cell));
                expect(state.valueText).toContain(stripEnclosingParentheses(cell));
              }
              const when = `${title}, ${data.x.values[index]}`;
              // An overflowing value would be out of line with the others.
              expect(state.overflow, when).toBe(0);
              expect(state.boxes, when).toHaveLength(atRest.boxes.length);
              // Firefox places boxes on whole pixels, so scrolling may move one by 1 px.
              const moves = state.boxes
                .flat()
                .map((value, at) => Math.round(Math.abs(value - atRest.boxes.flat()[at]!)));
              expect(Math.max(...moves), when).toBeLessThanOrEqual(1);
            };
            await slider.press('Home');
            for (const index of data.x.values.keys()) {
              if (index > 0) await page.keyboard.press('ArrowRight');
              await expectReadoutAt(index);
            }
            await page.keyboard.press('Escape');
            await expect(slider).toHaveAttribute('aria-valuetext', atRest.valueText);
            await moveSliderToEnd(slider);
            await page.keyboard.press('Tab');
            await expect(card.getByRole('link')).toBeFocused();
            await expect(slider).toHaveAttribute('aria-valuetext', atRest.valueText);
            await expect(readout).toContainText(restingX);
            for (const index of [0, data.x.values.length - 1]) {
              await pointAtHitArea(hitAreas.nth(index), point);
              await expectReadoutAt(index);
            }
            const [plot, docked] = [await picture.boundingBox(), await readout.boundingBox()];
            const isApart =
              docked!.y + docked!.height <= plot!.y || docked!.x + docked!.width <= plot!.x;
            expect(isApart, `the readout of “${title}” covers no part of its plot`).toBe(true);
          }
        });
      });
    }

    test('after its use a chart has the same markup as in the HTML file', async ({ page }) => {
      await page.goto(path);
      const drawings = () =>
        Promise.all(charts.map(({ title }) => locateChartCard(page, title).picture.innerHTML()));
      const built = await drawings();
      for (const { title, data } of charts) {
        const { card, slider, hitAreas } = locateChartCard(page, title);
        await moveSliderToEnd(slider);
        await pointAtHitArea(hitAreas.first(), (x, y) => page.mouse.move(x, y));
        await waitForChartCardAtX(card, data.x.values[0]!);
        await page.keyboard.press('Escape');
      }
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await expect.poll(drawings).toEqual(built);
    });

    test(
      'only line and area charts are animated, once, when they come into view',
      { tag: '@recent' },
      async ({ page, browserName }) => {
        test.skip(
          browserName === 'firefox',
          'Firefox starts the animation some screens too early.',
        );
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.addInitScript(recordChartAnimations);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const drawn = tabs
          .flatMap((tab) => tab.charts)
          .filter(({ data }) => ['line', 'area', 'stacked-area'].includes(data.kind));
        // Each panel has an animation of its own.
        const begun = drawn.flatMap(({ id, data: { left, right, hanging } }) =>
          [left, right, hanging].filter(Boolean).map(() => [`chart-${id}`, 1500, true]),
        );
        const lookAtAll = async () => {
          await page.evaluate(() => scrollTo(0, 0));
          for (const { id, title } of drawn) {
            await locateChartCard(page, title).picture.scrollIntoViewIfNeeded();
            await expect
              .poll(() => page.evaluate(() => animationStarts))
              .toContainEqual([`chart-${id}`, 1500, true]);
          }
        };
        await lookAtAll();
        await lookAtAll();
        await expect.poll(() => page.evaluate(() => animationStarts)).toEqual(begun);
      },
    );
  });
}

test('a window made as high as the page, for a picture of it, starts no animation, and scrolling does', async ({
  page,
}) => {
  const { slug, tabs } = dashboards[0]!;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordChartAnimations);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/filings/${slug}/`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await page.screenshot();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => animationStarts)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await locateChartCard(page, tabs[0].charts[0].title).picture.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => animationStarts.length)).toBeGreaterThan(0);
});

test('keys pressed on a chart before scripts arrive take effect afterwards', async ({ page }) => {
  const { slug, tabs } = dashboards[0]!;
  const { title, data, restingX } = tabs[0].charts[0];
  const { card, slider } = locateChartCard(page, title);
  const [, second] = data.x.values;
  expect(second).not.toBe(restingX);
  const letScriptsThrough = await holdScriptResponses(page);
  await page.goto(`/filings/${slug}/`);
  await slider.press('Home');
  await page.keyboard.press('ArrowRight');
  await letScriptsThrough();
  await waitForChartCardAtX(card, second!);
});
