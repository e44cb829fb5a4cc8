/** Adds in whole cents, so that the sum has no rounding error. */
export function sumDollars(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
