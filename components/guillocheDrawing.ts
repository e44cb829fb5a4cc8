export const frameBandWidth = 14;
/** Length of one wave of the band's threads. */
export const bandThreadPeriod = 28;
/**
 * Three times the band's width, so that the threads of all sides meet the corners at the same
 * phase.
 */
export const frameCornerSize = 3 * frameBandWidth;
const phases = [0, 1, 2, 3];

const toPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** One wave of a thread, a unit longer at both ends, so that no gap shows between waves. */
function createThreadPath(phase: number) {
  const angle = (x: number) => (2 * Math.PI * x) / bandThreadPeriod + (phase * Math.PI) / 2;
  const points = Array.from({ length: bandThreadPeriod + 3 }, (_, i) => i - 1).map(
    (x) => [x, frameBandWidth / 2 + (frameBandWidth / 2 - 1) * Math.sin(angle(x))] as const,
  );
  return toPath(points);
}

/** A wave around a circle, as in the rosettes of banknotes. */
function createRosettePath(radius: number, amplitude: number, petals: number, shift = 0) {
  const points = Array.from({ length: 361 }, (_, i) => (i * Math.PI) / 180).map((angle) => {
    const r = radius + amplitude * Math.cos(petals * angle + shift);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return `${toPath(points)}Z`;
}

/** Four threads, each one wave long. */
export const bandThreadPaths = phases.map(createThreadPath);
export const cornerRosettePaths = [
  createRosettePath(14, 5, 8),
  createRosettePath(14, 5, 12),
  createRosettePath(8, 3, 6),
];
/** The large faint rosette behind the certificate's text. */
export const watermarkPaths = phases.flatMap((phase) => [
  createRosettePath(150, 34, 24, (phase * Math.PI) / 2),
  createRosettePath(84, 26, 18, (phase * Math.PI) / 2),
]);
