import { dashboards } from '../../content/dashboards/dashboards';
import { simpInvestmentAnalytics } from '../../content/dashboards/simp-investment-analytics';
import { thirstTrapDatabase } from '../../content/dashboards/thirst-trap-database';
import { expect, type Locator, type Page, test } from '../test';
import { firstDashboardUrl } from '../sampleUrls';
import { checksEveryPage } from '../scope';

const style = (element: Locator, ...names: string[]) =>
  element.evaluate((node, wanted) => {
    const styles = getComputedStyle(node);
    return wanted.map((name) => styles.getPropertyValue(name)).join(' ');
  }, names);

/**
 * The styles by which a chosen element can differ in forced colors: background, border colors, and
 * a border width.
 */
const readComparedStyles = (element: Locator) =>
  style(
    element,
    'background-color',
    'border-block-start-color',
    'border-block-end-color',
    'border-inline-start-width',
  );

/**
 * Polls, because colors may be in transition, and moves the pointer away, because hovering changes
 * styles.
 */
async function expectDifferent(page: Page, one: Locator, other: Locator) {
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => (await readComparedStyles(one)) === (await readComparedStyles(other)))
    .toBe(false);
}

const menuItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name });

for (const colorScheme of checksEveryPage ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    for (const width of [360, 1280]) {
      test(`in forced colors the current menu item stands out at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/news/');
        if (width < 1000) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expectDifferent(page, menuItem(page, 'News'), menuItem(page, 'Filings'));
        expect(await readComparedStyles(menuItem(page, 'About'))).toBe(
          await readComparedStyles(menuItem(page, 'Filings')),
        );
      });
    }

    test('in forced colors the open tab, current page and chosen rating stand out', async ({
      page,
    }) => {
      const { label } = dashboards[0]!.tabs[1]!;
      await page.goto(firstDashboardUrl);
      await page.getByRole('tab', { name: label, exact: true }).click();
      const open = page.getByRole('tab', { selected: true });
      const closed = page.getByRole('tab', { selected: false }).first();
      await expect(open).toHaveText(label);
      await expectDifferent(page, open, closed);
      await page.goto('/news/');
      const number = (n: string) => page.getByRole('link', { name: n, exact: true });
      await expectDifferent(page, number('1'), number('2'));
      await page.goto('/');
      const cell = (n: number) => page.locator('label').getByText(String(n), { exact: true });
      await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
      await expectDifferent(page, cell(7), cell(6));
    });

    test('in forced colors buttons and badges have a border, and a focused link an outline', async ({
      page,
    }) => {
      await page.goto(`/filings/${thirstTrapDatabase.slug}/`);
      const background = await style(page.locator('html'), 'background-color');
      for (const part of [
        page.getByRole('button', { name: 'Export Data' }),
        page.getByText('Non-Compliant', { exact: true }).last(),
      ]) {
        expect(await style(part, 'border-block-start-style')).toMatch(/solid|dashed/);
        expect(await style(part, 'border-block-start-color')).not.toBe(background);
      }
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      expect(await style(skip, 'outline-style')).toBe('solid');
      expect(await style(skip, 'outline-color')).not.toBe(background);
    });

    test('in forced colors the lines of a chart have different dashes', async ({ page }) => {
      await page.goto(`/filings/${simpInvestmentAnalytics.slug}/`);
      const dashes = await page
        .getByRole('img', { name: /Loyalty is lowest/ })
        .locator('path')
        .evaluateAll((paths) =>
          paths
            .filter((path) => path.checkVisibility())
            .map((path) => getComputedStyle(path))
            .filter(({ fill, stroke }) => fill === 'none' && stroke !== 'none')
            .map(({ strokeDasharray }) => strokeDasharray),
        );
      expect(new Set(dashes).size).toBeGreaterThanOrEqual(3);
    });
  });
}

test('with prefers-contrast: more, muted text and borders are as dark as the text', async ({
  page,
}) => {
  await page.goto('/news/');
  const line = page.getByText('Specimen. Nothing you enter').first();
  const ink = await style(page.locator('html'), 'color');
  expect(await style(line, 'color')).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  await expect(line).toHaveCSS('color', ink);
  await expect(page.getByRole('searchbox')).toHaveCSS('border-block-start-color', ink);
});
