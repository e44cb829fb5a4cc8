/**
 * Returns the opacities of the seal's ten lamps that show a mean rating: 6.3 gives six of 1, one of 0.3,
 * and three of 0.
 */
export const computeLampOpacities = (mean: number): number[] =>
  Array.from({ length: 10 }, (_, lamp) => Math.min(1, Math.max(0, mean - lamp)));
