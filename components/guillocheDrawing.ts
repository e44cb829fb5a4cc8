/** Width in SVG units of the band of woven lines that forms each side of a certificate's frame. */
export const frameBandWidth = 14;
/** Length of one period of the wavy threads of the frame's band, in SVG units. */
export const bandThreadPeriod = 28;
/**
 * Side of the squares at the frame's corners, in SVG units. Three times the band's width lets the
 * threads of all sides meet the corners at the same phase.
 */
export const frameCornerSize = 3 * frameBandWidth;
const phases = [0, 1, 2, 3];

const toPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/**
 * Returns the SVG path of one period of a wavy thread, one unit longer at both ends, so that no gap
 * shows where periods meet.
 */
function createThreadPath(phase: number) {
  const angle = (x: number) => (2 * Math.PI * x) / bandThreadPeriod + (phase * Math.PI) / 2;
  const points = Array.from({ length: bandThreadPeriod + 3 }, (_, i) => i - 1).map(
    (x) => [x, frameBandWidth / 2 + (frameBandWidth / 2 - 1) * Math.sin(angle(x))] as const,
  );
  return toPath(points);
}

/**
 * Returns the SVG path of a wave around a circle about the origin, as in the rosettes of banknotes.
 */
function createRosettePath(radius: number, amplitude: number, petals: number, shift = 0) {
  const points = Array.from({ length: 361 }, (_, i) => (i * Math.PI) / 180).map((angle) => {
    const r = radius + amplitude * Math.cos(petals * angle + shift);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return `${toPath(points)}Z`;
}

/** SVG paths of the four wavy threads of the frame's band, each one period long. */
export const bandThreadPaths = phases.map(createThreadPath);
/** SVG paths of the rosette at a corner of the frame, centered on the origin. */
export const cornerRosettePaths = [
  createRosettePath(14, 5, 8),
  createRosettePath(14, 5, 12),
  createRosettePath(8, 3, 6),
];
/** SVG paths of the large faint rosette behind the certificate's text, centered on the origin. */
export const watermarkPaths = phases.flatMap((phase) => [
  createRosettePath(150, 34, 24, (phase * Math.PI) / 2),
  createRosettePath(84, 26, 18, (phase * Math.PI) / 2),
]);
