import { expect, type Page } from '@playwright/test';

const figure = (page: Page, title: string) => page.getByRole('figure', { name: title });

/** What a chart shows of the place that is pointed at. */
export const tooltip = (page: Page, title: string) =>
  figure(page, title).locator('[class$="_tooltip"], [class$="_above"]');

/** Points at one place of the chart after another until it answers. */
export async function pointAt(
  page: Page,
  title: string,
  places: readonly (readonly [x: number, y: number])[],
  point: (x: number, y: number) => Promise<void>,
) {
  const chart = figure(page, title).getByRole('img', { name: title });
  await chart.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = (await chart.boundingBox())!;
    for (const [x, y] of places) {
      await point(box.x + box.width * x, box.y + box.height * y);
      // A tap is answered in the frame after it; the next one would take the answer away.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      if (await tooltip(page, title).count()) return;
    }
    throw new Error('no tooltip yet');
  }).toPass();
}

const steps = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
/** Places to point at where bars stand, */
export const across = steps.map((x) => [x, 0.62] as const);
/** and where they lie, in a narrow chart. */
export const down = steps.map((y) => [0.35, y] as const);
