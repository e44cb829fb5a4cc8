/** A mean of 6.3 lights six of the seal's ten lamps fully, and the seventh by 0.3. */
export const computeLampOpacities = (mean: number): number[] =>
  Array.from({ length: 10 }, (_, lamp) => Math.min(1, Math.max(0, mean - lamp)));
