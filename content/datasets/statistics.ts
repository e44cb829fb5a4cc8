export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Relative change in percent: from 50 to 52 is 4. */
export function change(before: number, now: number): number {
  return (now / before - 1) * 100;
}
