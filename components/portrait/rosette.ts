import { type Inks, deep, haze, line, navy } from './ink';

/** How a rosette is woven, and how often it repeats around the middle. */
export type Weave = 'woven' | 'lens' | 'lace' | 'solid';
export type Petals = 12 | 15 | 16 | 18 | 20;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const text = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** The way from one point to another, as short as SVG lets it be written. */
function way([x, y]: Point, [toX, toY]: Point): string {
  return `${text(round(toX - x))} ${text(round(toY - y))}`;
}

/**
 * One period of the closed curve `r = mean + swing · cos(petals · angle + shift)`, from crest over
 * trough to crest. At both the curve runs square to the radius, so a cubic to each is enough.
 */
function period(petals: Petals, mean: number, swing: number, shift = 0): string {
  const half = Math.PI / petals;
  /** The point of radius `r` at `step`, or its control point ahead of (1) or behind it (-1). */
  const point = (r: number, step: number, side = 0): Point => {
    const angle = (step - shift / Math.PI) * half;
    const [x, y, k] = [r * Math.cos(angle), r * Math.sin(angle), side * 0.37 * half];
    return [round(x - y * k), round(y + x * k)];
  };
  const [crest, trough] = [mean + swing, mean - swing];
  const [start, middle] = [point(crest, 0), point(trough, 1)];
  const out = [point(crest, 0, 1), point(trough, 1, -1), middle].map((to) => way(start, to));
  const back = [point(crest, 2, -1), point(crest, 2)].map((to) => way(middle, to));
  return `M${start.join(' ')}c${out.join(' ')}s${back.join(' ')}`.replaceAll(' -', '-');
}

/** `count` curves, each a part of a turn ahead of the last. */
function woven(petals: Petals, count: number, mean: number, swing: number): string {
  return Array.from({ length: count }, (_, i) =>
    period(petals, mean, swing, (2 * Math.PI * i) / count),
  ).join('');
}

/** Curves that swing more and less, and so meet at the same points. */
function lens(petals: Petals, mean: number, swings: readonly number[]): string {
  return swings.map((swing) => period(petals, mean, swing)).join('');
}

const weaves: Record<Exclude<Weave, 'solid'>, (petals: Petals) => string> = {
  woven: (petals) => woven(petals, 4, 40, 6) + woven(petals, 3, 28.5, 5.5),
  lens: (petals) => lens(petals, 39, [-7, -4, -1, 2, 5, 8]) + woven(petals, 3, 27, 4),
  lace: (petals) => woven(petals, 5, 35, 10) + lens(petals, 46.5, [-1.5, 1.5]),
};

function copies(id: string, count: number, step: number): string {
  return Array.from(
    { length: count - 1 },
    (_, i) => `<use href="#${id}" transform="rotate(${round((i + 1) * step)})"/>`,
  ).join('');
}

/** A period drawn around the middle, in two rounds of copies to save bytes. */
function turned(petals: Petals, markup: string): string {
  const inner = petals % 4 === 0 ? 4 : 3;
  const step = 360 / petals;
  return `<g id="q"><g id="p">${markup}</g>${copies('p', inner, step)}</g>${copies('q', petals / inner, inner * step)}`;
}

/** The rosette of a banknote: in hairline, or solid for those who hold office. */
export function rosette(weave: Weave, petals: Petals, inks: Inks): string {
  if (weave === 'solid') return solidRosette(petals);
  return `<g transform="translate(50 45)">${turned(petals, line(inks.tint, 0.5, weaves[weave](petals)))}</g>`;
}

/** Thirty-two dots on a rim of radius 41. */
const beads = Math.round((2 * Math.PI * 41 * 100) / 32) / 100;

/** In navy. The scallops are dots along the rim. */
function solidRosette(petals: Petals): string {
  const rim = `<circle r="41" fill="${navy}" stroke="${navy}" stroke-width="6.5" stroke-dasharray="0 ${beads}"/>`;
  const web = line(haze, 0.6, woven(petals, 4, 33.5, 4.5));
  return `<g transform="translate(50 44)">${rim}${turned(petals, web)}<circle r="26.5" fill="${deep}"/></g>`;
}
