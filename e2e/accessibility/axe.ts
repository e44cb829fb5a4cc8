import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { checksEveryPage } from '../scope';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Running text needs a contrast of 7 to 1; text in elements with a class, such as captions, only
 * 4.5 to 1.
 */
const runningText = 'main :is(p, li, dd, td):not([class])';

/** Includes axe's best-practice rules. `scope` is a selector of the elements to check. */
export async function expectNoAxeViolations(page: Page, options: RunOptions = {}, scope = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ given, context, enhanced }) => {
      const results: AxeResults = await Reflect.get(window, 'axe').run(context, given);
      const counts = (rule: string, target: unknown) =>
        rule !== 'color-contrast-enhanced' ||
        document.querySelector(String(target))?.matches(enhanced);
      return results.violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => counts(id, target[0]))
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    {
      given: {
        resultTypes: ['violations'],
        ...options,
        // axe leaves the size of targets (WCAG 2.2, criterion 2.5.8) out by default.
        rules: { 'target-size': { enabled: true }, ...options.rules },
      } satisfies RunOptions,
      context: scope,
      enhanced: runningText,
    },
  );
  expect.soft(violations, 'axe violations').toEqual([]);
}

/**
 * Checks the light scheme by all rules, and the dark one by color rules only, because nothing else
 * differs. At `enhancedWidth` it also checks body text for a contrast of 7 to 1: measuring text once
 * more in a pass of its own would nearly double the time.
 */
export async function expectNoAxeViolationsAtWidths(
  page: Page,
  widths: readonly number[] = checksEveryPage ? [360, 1280] : [360],
  { enhancedWidth, scope }: { enhancedWidth?: number; scope?: string } = {},
) {
  const colorRules = ['color-contrast', 'link-in-text-block'];
  const enhancedRule = 'color-contrast-enhanced';
  for (const width of widths) {
    const isEnhanced = width === enhancedWidth;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const rules = { [enhancedRule]: { enabled: isEnhanced } };
    await expectNoAxeViolations(page, { rules }, scope);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const runOnly = isEnhanced ? [...colorRules, enhancedRule] : colorRules;
    await expectNoAxeViolations(page, { runOnly }, scope);
  }
}
