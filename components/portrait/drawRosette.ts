import { type PortraitColors, darkNavy, lightNavy, navy } from './palette';

/** One of three figures of thin lines, or a solid disk. */
export type RosettePattern = 'woven' | 'lens' | 'lace' | 'solid';
/** How often a rosette's curve repeats around the center. */
export type PetalCount = 12 | 15 | 16 | 18 | 20;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const withoutLeadingZero = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** The vector from one point to another, in SVG's shortest notation. */
function formatRelativePoint([x, y]: Point, [toX, toY]: Point): string {
  return `${withoutLeadingZero(round(toX - x))} ${withoutLeadingZero(round(toY - y))}`;
}

/**
 * One period of the closed curve `r = mean + amplitude · cos(petals · angle)`, from maximum to
 * maximum. At its extremes the curve is perpendicular to the radius, so two cubic Bézier segments
 * are enough.
 */
function createPetalPath(petals: PetalCount, mean: number, amplitude: number): string {
  const half = Math.PI / petals;
  /**
   * The point at distance `r` from the center, `step` half periods along the curve; with `side` 1
   * or -1, the control point after or before that point.
   */
  const point = (r: number, step: number, side = 0): Point => {
    const angle = step * half;
    const [x, y, k] = [r * Math.cos(angle), r * Math.sin(angle), side * 0.37 * half];
    return [round(x - y * k), round(y + x * k)];
  };
  const [maximum, minimum] = [mean + amplitude, mean - amplitude];
  const [start, middle] = [point(maximum, 0), point(minimum, 1)];
  const out = [point(maximum, 0, 1), point(minimum, 1, -1), middle].map((to) =>
    formatRelativePoint(start, to),
  );
  const back = [point(maximum, 2, -1), point(maximum, 2)].map((to) =>
    formatRelativePoint(middle, to),
  );
  return `M${start.join(' ')}c${out.join(' ')}s${back.join(' ')}`.replaceAll(' -', '-');
}

/**
 * Draws `markup` `count` times, each copy turned `step` degrees further than the one before. `use`
 * elements take fewer bytes than repeated markup.
 */
function rotatedCopies(id: string, count: number, step: number, markup: string): string {
  const uses = Array.from({ length: count - 1 }, (_, i) => {
    const angle = Math.round((i + 1) * step * 100) / 100;
    return `<use href="#${id}" transform="rotate(${angle})"/>`;
  });
  return `<g id="${id}">${markup}</g>${uses.join('')}`;
}

const drawPath = (d: string) => `<path d="${d}"/>`;

/** One period of `count` waves with evenly spaced phases, which interweave. */
function drawShiftedWaves(
  id: string,
  petals: PetalCount,
  count: number,
  mean: number,
  amplitude: number,
): string {
  const step = 360 / petals / count;
  return rotatedCopies(id, count, step, drawPath(createPetalPath(petals, mean, amplitude)));
}

/** Waves that differ only in amplitude, so that all cross at the same points. */
function drawWavesInPhase(petals: PetalCount, mean: number, amplitudes: readonly number[]): string {
  return drawPath(amplitudes.map((amplitude) => createPetalPath(petals, mean, amplitude)).join(''));
}

const patterns: Record<Exclude<RosettePattern, 'solid'>, (petals: PetalCount) => string> = {
  woven: (petals) =>
    drawShiftedWaves('j', petals, 4, 40, 6) + drawShiftedWaves('k', petals, 3, 28.5, 5.5),
  lens: (petals) =>
    drawWavesInPhase(petals, 39, [-7, -4, -1, 2, 5, 8]) + drawShiftedWaves('k', petals, 3, 27, 4),
  lace: (petals) =>
    drawShiftedWaves('j', petals, 5, 35, 10) + drawWavesInPhase(petals, 46.5, [-1.5, 1.5]),
};

/**
 * Repeats a petal around the center, in groups of three or four, so that the SVG has fewer
 * elements.
 */
function repeatAround(petals: PetalCount, color: string, width: number, markup: string): string {
  const inner = petals % 4 === 0 ? 4 : 3;
  const step = 360 / petals;
  const group = rotatedCopies('p', inner, step, markup);
  const all = rotatedCopies('q', petals / inner, inner * step, group);
  return `<g stroke="${color}" stroke-width="${withoutLeadingZero(width)}">${all}</g>`;
}

/** A rosette as on banknotes: thin lines, or a solid disk for commissioners. */
export function drawRosette(
  pattern: RosettePattern,
  petals: PetalCount,
  colors: PortraitColors,
): string {
  if (pattern === 'solid') return solidRosette(petals);
  return `<g transform="translate(50 45)">${repeatAround(petals, colors.tint, 0.5, patterns[pattern](petals))}</g>`;
}

/** Distance between the 32 dots of the scalloped edge, along a circle of radius 41. */
const dotSpacing = Math.round((2 * Math.PI * 41 * 100) / 32) / 100;

/** A navy disk with woven lines and a darker center. Its scalloped edge is a dotted stroke. */
function solidRosette(petals: PetalCount): string {
  const rim = `<circle r="41" fill="${navy}" stroke="${navy}" stroke-width="6.5" stroke-dasharray="0 ${dotSpacing}"/>`;
  const web = repeatAround(petals, lightNavy, 0.6, drawShiftedWaves('j', petals, 4, 33.5, 4.5));
  return `<g transform="translate(50 44)">${rim}${web}<circle r="26.5" fill="${darkNavy}"/></g>`;
}
