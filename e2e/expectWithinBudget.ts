import { expect } from '@playwright/test';

export const kilobyte = 1024;

interface Budget {
  /** What is measured: `/news/1/, style`. */
  name: string;
  limit: number;
  /** Bytes of each part by its name. */
  parts: Readonly<Record<string, number>>;
  /** What one may do if it is over the limit. */
  remedy: string;
}

/** Fails with how much is over the limit, which part is the largest, and what one may do. */
export function expectWithinBudget({ name, limit, parts, remedy }: Budget) {
  const bytes = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const [largest] = Object.entries(parts).sort(([, one], [, other]) => other - one);
  expect(
    bytes,
    `${name}: ${bytes} bytes, ${bytes - limit} over the limit of ${limit}. The largest part is ${largest?.join(' with ')} bytes. ${remedy} The limits are in the README under “Budgets”.`,
  ).toBeLessThanOrEqual(limit);
}
