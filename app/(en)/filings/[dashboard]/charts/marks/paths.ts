import { roundToTenth, type SvgPoint } from '../seriesStyle';

const formatPoint = ([x, y]: SvgPoint) => `${roundToTenth(x)},${roundToTenth(y)}`;

/** The parts of a series between missing items. A single item has no line and no area. */
function splitAtGaps<Item>(items: readonly (Item | undefined)[]): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item === undefined) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter(({ length }) => length > 1);
}

/** A line with gaps where points are missing. */
export function createLinePath(points: readonly (SvgPoint | undefined)[]): string {
  return splitAtGaps(points)
    .map((part) => `M${part.map(formatPoint).join('L')}`)
    .join('');
}

/** The area between two edges, with gaps where points are missing. */
export function createAreaPath(
  edges: readonly (readonly [upper: SvgPoint, lower: SvgPoint] | undefined)[],
): string {
  return splitAtGaps(edges)
    .map((part) => {
      const lower = part.map(([, point]) => point).reverse();
      return `${createLinePath([...part.map(([point]) => point), ...lower])}Z`;
    })
    .join('');
}

export function createRectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${roundToTenth(x)},${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;
}
