import type { Locator, Page } from '@playwright/test';
import { dashboardWords } from '../content/dashboards/dashboardWords';

/** Returns locators of a chart's card on a dashboard and of its parts. */
export function locateChartCardAndParts(page: Page, title: string) {
  const card = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    picture: card.getByRole('img'),
    /** The focusable element that handles arrow keys. */
    chart: card.getByRole('application', { name: title }),
    /** The visible text with the chart's values at one x value. */
    readout: card.getByRole('group', { name: dashboardWords.chart.chart.readout }),
    /** The live region that announces the values at the chosen x value; empty if none is chosen. */
    announcement: card.getByRole('status'),
    hitAreas: card.locator('[data-index]').filter({ visible: true }),
  };
}

/** Scrolls a chart's hit area into view and calls `point`, which hovers or taps, with the coordinates of its center. */
export async function withHitAreaCenter(
  hitArea: Locator,
  point: (x: number, y: number) => Promise<void>,
) {
  await hitArea.scrollIntoViewIfNeeded();
  const box = await hitArea.boundingBox();
  if (box) await point(box.x + box.width / 2, box.y + box.height / 2);
}
