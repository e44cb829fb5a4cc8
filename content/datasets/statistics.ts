export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** In percent: 4 for a change from 50 to 52. */
export function calculatePercentChange(before: number, now: number): number {
  return (now / before - 1) * 100;
}

/** Pearson's coefficient, from -1 to 1. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = sum(xs.map((x, i) => (x - mx) * ((ys[i] ?? NaN) - my)));
  const spread = (values: readonly number[], m: number) => sum(values.map((v) => (v - m) ** 2));
  return covariance / Math.sqrt(spread(xs, mx) * spread(ys, my));
}

/** The standard deviation divided by the mean. */
export function coefficientOfVariation(values: readonly number[]): number {
  const m = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - m) ** 2))) / m;
}

export function isStrictlyIncreasing(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value > (values[i - 1] ?? value));
}

export function isStrictlyDecreasing(values: readonly number[]): boolean {
  return isStrictlyIncreasing(values.map((value) => -value));
}
