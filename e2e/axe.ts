import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with the rule and the element of everything that axe finds, best practices included. */
export async function expectAccessible(page: Page) {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const results: AxeResults = await Reflect.get(window, 'axe').run(document, {
      resultTypes: ['violations'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  });
  expect(violations).toEqual([]);
}
