import type { Locator, Page } from '@playwright/test';

/** The card of a chart, and what in it answers. */
export function chartCard(page: Page, title: string) {
  const card = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    heading: card.getByRole('heading'),
    picture: card.getByRole('img'),
    /** The stop for the keyboard. */
    chart: card.getByRole('application', { name: title }),
    /** What is said of the place that is pointed at; empty while there is none. */
    answer: card.getByRole('status'),
    places: card.locator('[data-index]').filter({ visible: true }),
  };
}

interface Spot {
  x: number;
  y: number;
}

/** Where on the screen the values of a place are drawn: its points, or the middle of its area. */
export function pointsOf(place: Locator): Promise<Spot[]> {
  return place.evaluate((mark: SVGGraphicsElement) => {
    const { points } = mark.dataset;
    const matrix = mark.getScreenCTM();
    if (!points) {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return [{ x: x + width / 2, y: y + height / 2 }];
    }
    return points.split(' ').map((point) => {
      const [left, top] = point.split(',').map(Number);
      const { x, y } = new DOMPoint(left, top).matrixTransform(matrix ?? undefined);
      return { x, y };
    });
  });
}

/** Scrolls to a place and points at it, or touches it. */
export async function pointAt(place: Locator, point: (x: number, y: number) => Promise<void>) {
  await place.scrollIntoViewIfNeeded();
  const [spot] = await pointsOf(place);
  if (spot) await point(spot.x, spot.y);
}
