import { finalDeterminationWords as words } from '../content/determination';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { type Paper, papers } from '../content/papers';
import {
  locateGameButton,
  locateGameStatus,
  locatePersonButtons,
  locateRatingRadio,
  submitRating,
} from './ratingGame';
import { allVotesJson, seedStorage, votesStorageKey } from './storage';
import { expect, type Page, test } from './test';

const sheet = (page: Page) => page.getByRole('article', { name: words.title });
const heading = (page: Page) => page.getByRole('heading', { name: words.title, exact: true });
const finding = (page: Page) => sheet(page).getByRole('heading', { level: 4 }).first();

const votes = (...ratings: number[]) =>
  JSON.stringify(ratings.map((rating, i) => ({ personId: people[i]!.id, rating })));
const everyone = (rating: number) => votes(...people.map(() => rating));

async function open(page: Page, stored?: string) {
  if (stored !== undefined) await seedStorage(page, { [votesStorageKey]: stored });
  await page.goto('/');
}

const isAnythingFocused = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body);

test('rating the last person by keyboard moves the focus to the Final Determination', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, votes(...people.slice(2).map(() => 5)));
  await locatePersonButtons(page)
    .nth(people.length - 2)
    .click();
  await expect(locateRatingRadio(page, 1)).toBeVisible();
  await locateRatingRadio(page, 1).focus();
  for (const { displayName } of people.slice(-2)) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(locateGameStatus(page)).toContainText(`Recorded: 2 for ${displayName}`);
    expect(await isAnythingFocused(page)).toBe(true);
  }
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link').first()).toBeFocused();
});

test('with all votes stored, the Final Determination does not take the focus', async ({ page }) => {
  await open(page, allVotesJson);
  await expect(sheet(page)).toContainText('5.0');
  expect(await isAnythingFocused(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the Final Determination states mean, band, spread, extremes and each rating', async ({
  page,
}) => {
  const [lowest, highest, third] = people;
  await open(page, votes(1, 10, ...people.slice(2).map(() => 5)));
  const mean = (11 + 5 * (people.length - 2)) / people.length;
  await expect(sheet(page)).toContainText(
    `Mean of ${people.length} ratings ${mean.toFixed(1)} of 10`,
  );
  await expect(sheet(page)).toContainText('BandOpen 5.01–7.50');
  await expect(sheet(page)).toContainText('Spread9 points');
  await expect(sheet(page)).toContainText(new RegExp(`Highest[A-Z]*10 ${highest!.displayName}`));
  await expect(sheet(page)).toContainText(new RegExp(`Lowest[A-Z]*1 ${lowest!.displayName}`));
  const columns = sheet(page)
    .getByRole('list', { name: `All ${people.length}` })
    .getByRole('listitem');
  await expect(columns).toHaveCount(10);
  await expect(columns.nth(0)).toContainText(lowest!.displayName);
  await expect(columns.nth(1)).toContainText(words.nobody);
  await expect(columns.nth(4)).toContainText(third!.displayName);
  await expect(columns.nth(9)).toContainText(highest!.displayName);
});

test('the Final Determination encloses two papers, but prints neither', async ({ page }) => {
  await open(page, everyone(1));
  const enclosed = sheet(page).locator('section').filter({ hasText: words.enclosed }).first();
  const linesOf = (...ids: Paper['id'][]) =>
    papers.filter(({ id }) => ids.includes(id)).map(({ line }) => line);
  await expect(enclosed.getByRole('link')).toHaveText(linesOf('comments', 'transcript'));
  await locateGameButton(page, ratingWords.change).click();
  await submitRating(page, 9);
  await expect(finding(page)).toHaveText('Heads or tails');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(enclosed).toBeHidden();
});

test('the Final Determination is printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, allVotesJson);
  await locateGameButton(page, words.print).click();
  await page.emulateMedia({ media: 'print' });
  const docket = page.getByRole('heading', { name: ratingWords.title });
  await expect(sheet(page)).toBeVisible();
  await expect(docket).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(docket).toBeVisible();
});

test('the Final Determination changes when votes are changed or cleared, also in another tab', async ({
  page,
  context,
}) => {
  await open(page, everyone(7));
  await expect(finding(page)).toHaveText('A carbon copy');
  const other = await context.newPage();
  await other.goto('/');
  await expect(finding(other)).toHaveText('A carbon copy');

  await locateGameButton(page, ratingWords.change).click();
  await submitRating(page, 3);
  for (const tab of [page, other]) {
    await expect(finding(tab)).toHaveText('Heads or tails');
    await expect(sheet(tab)).toContainText('6.8');
  }

  await other.evaluate(() => localStorage.clear());
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(ratingWords.empty)).toBeVisible();
});

test.describe('if the determination cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a Final Determination that cannot be loaded says so, and can be tried again', async ({
    page,
  }) => {
    const unrated = 7;
    await open(page, votes(...people.slice(unrated).map(() => 5)));
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
    const chunks = /\/_next\/static\/islands\//;
    await page.route(chunks, (route) => route.abort());
    await locatePersonButtons(page)
      .nth(people.length - unrated)
      .click();
    for (let i = 0; i < unrated; i += 1) await submitRating(page, 5);
    await expect(page.getByText(words.notFetched)).toBeVisible();
    await page.unroute(chunks);
    // At the same address, Firefox and Safari would fail again without a request.
    const again = page.waitForRequest(/\/FinalDetermination[^/]*\?attempt=2$/);
    await locateGameButton(page, words.again).click();
    await again;
    await expect(sheet(page)).toBeVisible();
  });

  test('if the script that saves the picture fails to load, a click tries again', async ({
    page,
  }) => {
    await open(page, everyone(5));
    await expect(sheet(page)).toBeVisible();
    const chunks = /\/_next\/static\/islands\//;
    await page.route(chunks, (route) => route.abort());
    await locateGameButton(page, words.save).click();
    await expect(page.getByText(words.notDrawn)).toBeVisible();
    await page.unroute(chunks);
    const download = page.waitForEvent('download');
    await locateGameButton(page, words.save).click();
    await download;
  });
});

test('nothing is fetched for the Final Determination before the last five votes', async ({
  page,
}) => {
  const fetched: string[] = [];
  const isOurs = (url: string) => url.includes('/_next/');
  await open(page, votes(5));
  await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  page.on('request', (request) => {
    if (isOurs(request.url())) fetched.push(request.url());
  });
  await locateGameButton(page, ratingWords.next).click();
  for (let i = 1; i < people.length - 5; i += 1) await submitRating(page, 5);
  expect(fetched).toEqual([]);
  const script = page.waitForResponse(/FinalDetermination/);
  for (let i = 0; i < 5; i += 1) await submitRating(page, 5);
  await expect(sheet(page)).toBeVisible();
  await script;
});
