import type { SvgPoint } from './seriesStyle';

/** Merges points above one another that are less than `distance` apart into one tall mark. */
export function mergeOverlappingPoints(
  points: readonly SvgPoint[],
  distance: number,
): [top: SvgPoint, bottom: SvgPoint][] {
  const pairs: [SvgPoint, SvgPoint][] = [];
  for (const point of [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = pairs.at(-1);
    if (last && last[1][0] === point[0] && point[1] - last[1][1] < distance) last[1] = point;
    else pairs.push([point, point]);
  }
  return pairs;
}
