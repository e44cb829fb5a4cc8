/**
 * This `test` also fails if a page violates its Content-Security-Policy, logs an error or warning,
 * throws, or requests something from another origin.
 */
import { expect, test as base } from '@playwright/test';
import { recordPageProblems } from './recordPageProblems';

export { expect, type Locator, type Page } from '@playwright/test';

export interface AllowedErrors {
  /** Messages of errors that a test causes on purpose. */
  expectedErrors: RegExp;
  /** Messages that a browser engine logs on every page. */
  engineErrors: RegExp;
}

/** Fails if a problem matches none of the regular expressions. */
export function expectNoProblems(problems: readonly string[], ...expected: readonly RegExp[]) {
  expect(
    problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    'policy violations, console messages, uncaught errors and foreign requests',
  ).toEqual([]);
}

export const test = base.extend<AllowedErrors & { skipUnsupported: undefined }>({
  skipUnsupported: [
    async ({ browserName, javaScriptEnabled, hasTouch }, run, testInfo) => {
      testInfo.skip(
        browserName === 'firefox' && (!javaScriptEnabled || hasTouch),
        'Firefox turns scripts off by a preference only, and does not emulate touch.',
      );
      await run(undefined);
    },
    { auto: true },
  ],
  // A 404 page opened at its own address, 404.html, logs that "nothing is at" that address.
  expectedErrors: [/404: nothing is at \S*\/404\.html/, { option: true }],
  engineErrors: [/^$/, { option: true }],
  context: async ({ context, baseURL, expectedErrors, engineErrors }, run) => {
    const problems = await recordPageProblems(context, new URL(baseURL!).origin);
    await run(context);
    expectNoProblems(problems, expectedErrors, engineErrors);
  },
});
