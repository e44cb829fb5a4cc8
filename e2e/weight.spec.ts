import { dashboards } from '../content/dashboards/dashboards';
import { determinationWords } from '../content/findings/determination';
import { exportedPages, measureTransferBytes } from './exportedSite';
import { hydrateIslands, markHydratedIslands } from './islands';
import { submitRating } from './ratingGame';
import { expect, type Page, test } from './test';
import { locateChartCard, moveSliderToEnd } from './chartCard';
import { sampleVisitUrls } from './sampleUrls';
import { choosePagesInScope } from './scope';
import { rateAlike, seedVotes } from './storage';

const kilobyte = 1024;

/** Files requested from now on, and the sum of their compressed bytes. */
function recordFiles(page: Page) {
  const requested = new Set<string>();
  page.on('response', (response) => requested.add(new URL(response.url()).pathname));
  const files = () => [...requested].map((url) => url.replace(/\/$/, '/index.html'));
  const weight = () => files().reduce((sum, url) => sum + measureTransferBytes(url), 0);
  return { files, weight };
}

const urlsInScope = choosePagesInScope(exportedPages).map(({ url }) => url);

for (const { slug, tabs } of dashboards) {
  const url = `/filings/${slug}/` as const;
  if (!urlsInScope.includes(url)) continue;
  test(`the dashboard ${slug} transfers at most 120 KB if all is used`, async ({ page }) => {
    const { weight } = recordFiles(page);
    await page.goto(url);
    for (const { title } of tabs.flatMap(({ charts }) => charts)) {
      const { slider } = locateChartCard(page, title);
      await moveSliderToEnd(slider);
    }
    for (const { label } of tabs) await page.getByRole('tab', { name: label, exact: true }).click();
    await page.waitForLoadState('networkidle');
    expect(weight()).toBeLessThanOrEqual(120 * kilobyte);
  });
}

test('a whole rating game transfers at most 145 KB', async ({ page }) => {
  const { files, weight } = recordFiles(page);
  // The files are the same as for a game without stored votes.
  await seedVotes(page, [undefined, undefined, ...rateAlike(5).slice(2)]);
  await page.goto('/');
  await submitRating(page, 7);
  await submitRating(page, 7);
  await expect(page.getByRole('article', { name: determinationWords.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files()).toContain('/portraits/docket.svg');
  expect(weight()).toBeLessThanOrEqual(145 * kilobyte);
});

test('all pages of a visit request one style sheet', async ({ page }) => {
  const requested = new Set<string>();
  await markHydratedIslands(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.add(new URL(request.url()).pathname);
  });
  for (const url of sampleVisitUrls) {
    await page.goto(url);
    await hydrateIslands(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...requested]).toEqual([expect.stringMatching(/^\/_next\/static\/css\//)]);
});
