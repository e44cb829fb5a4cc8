import { expect, test } from '../test';
import { dashboards } from '../../content/dashboards/dashboards';
import { expectAccessible, expectAccessibleEverywhere } from './axe';
import { chartCard } from '../chartCard';

for (const { slug, tabs } of dashboards) {
  const second = tabs[1]!;
  test(`axe finds nothing in ${slug} with a tab and a point of each chart chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/filings/${slug}/`);
    await page.getByRole('link', { name: second.label, exact: true }).click();
    await expect(page.getByRole('tab', { name: second.label })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessibleEverywhere(page);
    for (const { title } of tabs.map(({ chart }) => chart)) {
      const { chart, announcement } = chartCard(page, title);
      await chart.press('End');
      await expect(announcement).not.toBeEmpty();
      // axe skips what is hidden from screen readers, but its contrast has to be right for the eye.
      await page.locator('[role=img] > [aria-hidden]').evaluateAll((drawings) => {
        for (const drawing of drawings) drawing.removeAttribute('aria-hidden');
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, { runOnly: ['color-contrast'] });
      }
    }
  });
}
