import { expect } from '../test';
import { test } from '../sharedPageTest';
import { expectNoAxeViolations, expectNoAxeViolationsAtWidths } from './axe';
import { dashboardsInScope, locateChartCard, moveSliderToEnd } from '../chartCard';

for (const { slug, tabs, charts } of dashboardsInScope) {
  const opened = tabs.at(-1)!;
  test(`axe finds no violation on ${slug} with another tab open and a point chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/filings/${slug}/`);
    await page.getByRole('tab', { name: opened.label, exact: true }).click();
    await expect(page.getByRole('tab', { name: opened.label })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectNoAxeViolationsAtWidths(page);
    const expectContrast = async (scope: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, { runOnly: ['color-contrast'] }, scope);
      }
    };
    // axe skips what is `aria-hidden`, but drawings and readouts need contrast too.
    await page.locator('figure [aria-hidden]').evaluateAll((parts) => {
      for (const part of parts) part.removeAttribute('aria-hidden');
    });
    await expectContrast('main');
    for (const { id, title } of charts) {
      const { card, slider } = locateChartCard(page, title);
      await moveSliderToEnd(slider);
      // A chosen point changes only its chart's card.
      await expect(card).toHaveAttribute('id', `chart-${id}`);
      await expectContrast(`#chart-${id}`);
    }
  });
}
