import type { Point } from './palette';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What may not be covered, and the cost of a leader that crosses it. */
export interface Obstacle extends Box {
  weight?: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

const step = 4;
/** Between a point and what is said of it, and around everything else. */
const gap = 14;
const air = 4;

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const widen = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Of all that is within a box, what is next to the point. */
export function nearest([x, y]: Point, box: Box): Point {
  return [
    Math.max(box.x, Math.min(x, box.x + box.width)),
    Math.max(box.y, Math.min(y, box.y + box.height)),
  ];
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** A marker. */
export function boxAround([x, y]: Point): Obstacle {
  return highCost({ x: x - 7, y: y - 7, width: 14, height: 14 });
}

/** Letters and markers: a leader goes through a line rather than through them. */
export const highCost = (box: Box): Obstacle => ({ ...box, weight: 5 });

/** Boxes that cover a line through the points, with room for its markers. */
export function boxesAlong(points: readonly Point[], size = 10): Box[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to;
    const parts = Math.max(1, Math.ceil(distance(from, to) / size));
    return Array.from({ length: parts }, (_, part) => ({
      x: to[0] + ((from[0] - to[0]) * part) / parts - size / 2,
      y: to[1] + ((from[1] - to[1]) * part) / parts - size / 2,
      width: size,
      height: size,
    }));
  });
}

/**
 * Where something of one of these sizes is put, so that it stands near its point, covers nothing
 * that is drawn (where there is no room, as little as can be), and the way to the point crosses as little as can be.
 */
export function placeLabel(
  point: Point,
  sizes: readonly Size[],
  taken: readonly Obstacle[],
  bounds: Box,
): Box {
  const crossed = (end: Point) => {
    const length = distance(point, end);
    const samples = Math.floor((length - gap) / step);
    return Array.from({ length: Math.max(0, samples) }, (_, i) => {
      const share = (gap + i * step) / length;
      return {
        x: point[0] + (end[0] - point[0]) * share,
        y: point[1] + (end[1] - point[1]) * share,
        width: 1,
        height: 1,
      };
    })
      .flatMap((spot) => taken.filter((box) => meet(box, spot)))
      .reduce((sum, { weight = 1 }) => sum + weight, 0);
  };

  let best: Box = { x: point[0], y: point[1], ...(sizes[0] ?? { width: 0, height: 0 }) };
  let least = Infinity;
  for (const size of sizes) {
    for (let y = bounds.y; y + size.height <= bounds.y + bounds.height; y += step) {
      for (let x = bounds.x; x + size.width <= bounds.x + bounds.width; x += step) {
        const box = { x, y, ...size };
        const way = distance(point, nearest(point, box));
        if (way < gap || way + size.height / 4 >= least) continue;
        const around = widen(box, air);
        const covered = taken.filter((one) => meet(one, around)).length;
        const sure = way + 1000 * covered + size.height / 4;
        if (sure >= least) continue;
        const cost = sure + 12 * crossed(nearest(point, box));
        if (cost < least) [best, least] = [box, cost];
      }
    }
  }
  return best;
}
