/** How brightly each of the seal's ten lamps burns for a mean: the one it ends in, in part. */
export const lampBrightness = (mean: number): number[] =>
  Array.from({ length: 10 }, (_, lamp) => Math.min(1, Math.max(0, mean - lamp)));
