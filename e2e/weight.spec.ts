import { dashboards } from '../content/dashboards/dashboards';
import { determinationWords } from '../content/determination';
import { people } from '../content/people';
import { transferredFile } from './out';
import { rate, status } from './ratingWidget';
import { expect, type Page, test } from './test';
import { chartCard } from './chartCard';
import { visit } from './visit';

const kilobyte = 1024;

/** Records the files that the page requests from now on, and the sum of their transferred bytes. */
function noteFiles(page: Page) {
  const asked = new Set<string>();
  page.on('response', (response) => asked.add(new URL(response.url()).pathname));
  const files = () => [...asked].map((url) => url.replace(/\/$/, '/index.html'));
  const weight = () => files().reduce((sum, url) => sum + transferredFile(url), 0);
  return { files, weight };
}

for (const { slug, tabs } of dashboards) {
  test(`${slug} transfers at most 190 KB, every chart and tab used`, async ({ page }) => {
    const { weight } = noteFiles(page);
    await page.goto(`/filings/${slug}/`);
    for (const { title } of tabs.map(({ chart }) => chart)) {
      const { chart, announcement } = chartCard(page, title);
      await expect(async () => {
        await chart.press('End');
        await expect(announcement).not.toBeEmpty({ timeout: 1000 });
      }).toPass();
    }
    for (const { label } of tabs) await page.getByRole('tab', { name: label, exact: true }).click();
    await page.waitForLoadState('networkidle');
    expect(weight()).toBeLessThanOrEqual(190 * kilobyte);
  });
}

test('rating everybody transfers at most 200 KB, with portraits and ending', async ({ page }) => {
  const { files, weight } = noteFiles(page);
  await page.goto('/');
  for (const { displayName } of people) {
    await rate(page, 7);
    await expect(status(page)).toContainText(displayName);
  }
  await expect(page.getByRole('article', { name: determinationWords.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files()).toContain('/portraits/docket.svg');
  expect(weight()).toBeLessThanOrEqual(200 * kilobyte);
});

test('a visit of several pages fetches one style sheet, also when their scripts run', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.add(new URL(request.url()).pathname);
  });
  for (const url of visit) {
    await page.goto(url);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  }
  expect([...asked]).toEqual([expect.stringMatching(/^\/_next\/static\/css\//)]);
});
