import type { Locator, Page } from '@playwright/test';
import { dashboardWords } from '../content/dashboards/words';

/** The card of a chart, and its parts. */
export function chartCard(page: Page, title: string) {
  const card = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    picture: card.getByRole('img'),
    /** The tab stop that takes the arrow keys. */
    chart: card.getByRole('application', { name: title }),
    /** The visible values of one x value. */
    readout: card.getByRole('group', { name: dashboardWords.chart.chart.readout }),
    /** What screen readers announce of the chosen x value; empty at rest. */
    announcement: card.getByRole('status'),
    hitAreas: card.locator('[data-index]').filter({ visible: true }),
  };
}

/** Scrolls to a hit area and points at its middle, or touches it. */
export async function pointAt(hitArea: Locator, point: (x: number, y: number) => Promise<void>) {
  await hitArea.scrollIntoViewIfNeeded();
  const box = await hitArea.boundingBox();
  if (box) await point(box.x + box.width / 2, box.y + box.height / 2);
}
