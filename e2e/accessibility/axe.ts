import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe with its best-practice rules and expects no violation. The message has the rule and the element of each. */
export async function expectNoAxeViolations(page: Page, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (given) => {
      const results: AxeResults = await Reflect.get(window, 'axe').run(document, given);
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    {
      resultTypes: ['violations'],
      // axe does not check target size (WCAG 2.2, criterion 2.5.8) by default.
      rules: { 'target-size': { enabled: true } },
      ...options,
    } satisfies RunOptions,
  );
  expect.soft(violations, 'axe violations').toEqual([]);
}

/**
 * Runs axe at each width, in the light and the dark color scheme. The dark scheme has other colors only, so only color rules run in it.
 */
export async function expectNoAxeViolationsAtWidths(
  page: Page,
  widths: readonly number[] = [360, 1280],
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  }
}
