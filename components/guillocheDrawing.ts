/** Width of the woven band. */
export const bandWidth = 14;
/** Length of one period of its threads. */
export const threadPeriod = 28;
/** Three times the band, so that all four sides meet their corners at the same phase. */
export const cornerSize = 3 * bandWidth;
const phases = [0, 1, 2, 3];

const toPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** One period of a thread; it ends where the next period begins. */
function thread(phase: number) {
  const angle = (x: number) => (2 * Math.PI * x) / threadPeriod + (phase * Math.PI) / 2;
  const points = Array.from({ length: threadPeriod + 3 }, (_, i) => i - 1).map(
    (x) => [x, bandWidth / 2 + (bandWidth / 2 - 1) * Math.sin(angle(x))] as const,
  );
  return toPath(points);
}

/** A closed wave around a circle about the origin, as on banknotes. */
function rosette(radius: number, swing: number, petals: number, shift = 0) {
  const points = Array.from({ length: 361 }, (_, i) => (i * Math.PI) / 180).map((angle) => {
    const r = radius + swing * Math.cos(petals * angle + shift);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return `${toPath(points)}Z`;
}

/** One period of each of the four threads. */
export const threadPaths = phases.map(thread);
/** Centered on a corner. */
export const cornerRosettePaths = [rosette(14, 5, 8), rosette(14, 5, 12), rosette(8, 3, 6)];
/** Centered on the sheet. */
export const watermarkPaths = phases.flatMap((phase) => [
  rosette(150, 34, 24, (phase * Math.PI) / 2),
  rosette(84, 26, 18, (phase * Math.PI) / 2),
]);
