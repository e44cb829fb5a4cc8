/**
 * The `test` of every spec. Besides what a test says itself, it holds through every step of it that
 * no page breaks its policy, writes to the console, throws, or asks another origin for anything.
 */
import { expect, test as base } from '@playwright/test';
import { watch } from './watch';

export { expect, type Locator, type Page } from '@playwright/test';

export interface TestOptions {
  /** What a test provokes on purpose, in the words of the console. */
  expectedErrors: RegExp;
  /** What an engine says of every page, of its own accord. */
  engineErrors: RegExp;
}

export const test = base.extend<TestOptions & { asked: undefined }>({
  asked: [
    async ({ browserName, javaScriptEnabled, hasTouch }, run, testInfo) => {
      testInfo.skip(
        browserName === 'firefox' && (!javaScriptEnabled || hasTouch),
        'Firefox turns scripts off by a preference only, and cannot be tapped.',
      );
      await run(undefined);
    },
    { auto: true },
  ],
  // Tests that look at every page ask for the 404 pages by name, and those say what was asked for.
  expectedErrors: [/404: nothing is at \S*\/404\.html/, { option: true }],
  engineErrors: [/^$/, { option: true }],
  context: async ({ context, baseURL, expectedErrors, engineErrors }, run) => {
    const problems = await watch(context, new URL(baseURL!).origin);
    await run(context);
    const unexpected = problems.filter(
      (problem) => !expectedErrors.test(problem) && !engineErrors.test(problem),
    );
    expect(unexpected, 'what went wrong behind the page').toEqual([]);
  },
});
