import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe, best practices included, and fails with the rule and the element of each violation. */
export async function expectAccessible(page: Page, options: RunOptions = {}) {
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
      // WCAG 2.2, criterion 2.5.8, which axe does not check by default.
      rules: { 'target-size': { enabled: true } },
      ...options,
    } satisfies RunOptions,
  );
  expect.soft(violations, 'axe').toEqual([]);
}

/**
 * Runs axe on a narrow and on a wide screen, in the light and the dark scheme. The schemes differ
 * only in colors, so the dark one is checked for colors only.
 */
export async function expectAccessibleEverywhere(
  page: Page,
  widths: readonly number[] = [360, 1280],
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  }
}
