import { describe, expect, it } from '@jest/globals';
import { dashboards } from '@/content/dashboards/dashboards';
import { maxNoteFontSize } from './chartDimensions';
import { wrapLabel } from './labels';
import {
  noteLineHeight,
  noteNumberRadius,
  notePlacements,
  placeBesidePoint,
  placeNumberBesidePoint,
} from './notePlacements';
import type { SvgPoint } from './seriesStyle';

it('each note placement belongs to a footnote of its chart', () => {
  const footnotes = dashboards
    .flatMap(({ tabs }) => tabs.flatMap((tab) => tab.charts))
    .flatMap(({ id, notes }) => notes.map(({ series, x }) => `${id}: ${series} at ${x}`));
  const placements = Object.entries(notePlacements).flatMap(([chart, placesBySeries]) =>
    Object.entries(placesBySeries).flatMap(([series, places]) =>
      Object.keys(places).map((x) => `${chart}: ${series} at ${x}`),
    ),
  );
  expect(placements.filter((placement) => !footnotes.includes(placement))).toEqual([]);
});

describe('a note without a placement', () => {
  const [width, height] = [600, 400];
  const text = 'Counted by two clerks who agreed, and by a third who was asked to leave the room.';
  const points = [0, 150, 300, 450, width].flatMap((x) =>
    [0, height / 2, height].map((y): SvgPoint => [x, y]),
  );

  it.each(points)(
    'is inside the drawing if its point is at %d, %d, and so is its number',
    (x, y) => {
      const { dx, dy, ...note } = placeBesidePoint(text, [x, y], { compact: false, width, height });
      const lines = wrapLabel(text, note.width, maxNoteFontSize).length;
      const number = placeNumberBesidePoint([x, y], 25, { compact: true, width, height });
      for (const [center, half, end] of [
        [x + dx + (Math.sign(dx) * note.width) / 2, note.width / 2, width],
        [y + dy, (lines * noteLineHeight * maxNoteFontSize) / 2, height],
        [x + number.dx, noteNumberRadius, width],
        [y + number.dy, noteNumberRadius, height],
      ] as const) {
        expect(center).toBeGreaterThanOrEqual(half);
        expect(center).toBeLessThanOrEqual(end - half);
      }
    },
  );

  it('is right of its point, and left of it only where the right has no room', () => {
    const sideAt = (x: number, words: string) =>
      Math.sign(placeBesidePoint(words, [x, 200], { compact: false, width, height }).dx);
    expect([0, 300, 500].map((x) => sideAt(x, 'Sand.'))).toEqual([1, 1, 1]);
    expect([0, 200, 500].map((x) => sideAt(x, text))).toEqual([1, 1, -1]);
  });
});
