import { expect, type Locator, type Page } from '@playwright/test';
import type { Dashboard } from '../content/dashboards/dashboard';
import { dashboards } from '../content/dashboards/dashboards';
import { chooseInScope } from './scope';

const listCharts = ({ tabs }: Dashboard) => tabs.flatMap(({ charts }) => charts);

const chartsInScope = chooseInScope(dashboards.flatMap(listCharts), ({ data }) => [data.kind]);

/** The dashboards that have a chart in scope: in .ci/run every chart, otherwise one of each kind. */
export const dashboardsInScope = dashboards
  .map((dashboard) => ({
    ...dashboard,
    charts: listCharts(dashboard).filter((chart) => chartsInScope.includes(chart)),
  }))
  .filter(({ charts }) => charts.length > 0);

export function locateChartCard(page: Page, title: string) {
  const card = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    picture: card.getByRole('img'),
    slider: card.getByRole('slider', { name: title }),
    /** The readout, hidden from screen readers. */
    readout: card.locator('[aria-hidden]:has(li)'),
    hitAreas: card.locator('[data-index]').filter({ visible: true }),
  };
}

/** In a table, parentheses mark the x value of a row that can't be compared with others. */
export const stripEnclosingParentheses = (text: string) => text.replace(/^\((.*)\)$/, '$1');

/** Scrolls a hit area into view, then calls `point` to hover over or tap the area's center. */
export async function pointAtHitArea(
  hitArea: Locator,
  point: (x: number, y: number) => Promise<void>,
) {
  const [centerX, centerY] = await hitArea.evaluate((area) => {
    area.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = area.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
  await point(centerX, centerY);
}

/** Moves the slider to an end, and waits until its text has changed. */
export async function moveSliderToEnd(slider: Locator, timeout?: number) {
  const atRest = (await slider.getAttribute('aria-valuetext'))!;
  const isAtEnd = await slider.evaluate((input: HTMLInputElement) => input.value === input.max);
  await slider.press(isAtEnd ? 'Home' : 'End');
  await expect(slider).not.toHaveAttribute('aria-valuetext', atRest, { timeout });
}

export interface ChartCardState {
  /** What a screen reader says: the x value, and the value of each series. */
  valueText: string;
  readout: string;
  /** How far the readout's widest row overflows, in px. */
  overflow: number;
  /** Position and size of each part of the card, in px. */
  boxes: number[][];
}

/**
 * Runs in the page and reads all parts in one call, because a call takes longer than the reading.
 */
export function readChartCard(card: HTMLElement | SVGElement): ChartCardState {
  const readout = card.querySelector<HTMLElement>('[aria-hidden]:has(li)');
  const rows = [...(readout?.querySelectorAll('li') ?? [])];
  const { left, top } = card.getBoundingClientRect();
  return {
    valueText: card.querySelector('input')?.ariaValueText ?? '',
    readout: readout?.innerText ?? '',
    overflow: Math.max(...rows.map((row) => row.scrollWidth - row.clientWidth)),
    boxes: [...card.querySelectorAll('h3, p, ul, [role=img], svg[viewBox], ol')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x - left, y - top, width, height];
      }),
  };
}

/** Waits until the slider's text begins with `x`, and returns the card's state at that moment. */
export async function waitForChartCardAtX(card: Locator, x: string) {
  let state: ChartCardState | undefined;
  await expect
    .poll(
      async () => {
        state = await card.evaluate(readChartCard);
        return state.valueText;
      },
      { intervals: [10, 20, 50, 100, 200] },
    )
    .toMatch(new RegExp(`^${x.replaceAll(/\W/g, '.')}[^,]*:`));
  return state!;
}
