import { determinationWords as words } from '../content/findings/determination';
import { walletFindingRules } from '../content/findings/rules';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { ratingsForFinding } from '../content/findings/summary';
import type { Paper } from '../content/paper';
import { papers } from '../content/papers';
import {
  locateGameButton,
  locateGameStatus,
  locatePersonButtons,
  locateRatingRadio,
  submitRating,
} from './ratingGame';
import { rateAlike, type Ratings, seedVotes } from './storage';
import { expect, type Page, test } from './test';

const sheet = (page: Page) => page.getByRole('article', { name: words.title });
const provisionalSheet = (page: Page) =>
  page.getByRole('article', { name: words.provisionalTitle });
const heading = (page: Page) => page.getByRole('heading', { name: words.title, exact: true });
const finding = (page: Page) => sheet(page).getByRole('heading', { level: 4 }).first();

/** The finding that takes the place of the scale at the seventh vote. */
const slip = (page: Page) => page.getByRole('heading', { name: /^Provisional finding, on 7 of/ });

async function open(page: Page, ratings?: Ratings) {
  if (ratings) await seedVotes(page, ratings);
  await page.goto('/');
}

const isAnythingFocused = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body);

test('rating the last person by keyboard moves the focus to the Final Determination', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, rateAlike(5, people.length - 2));
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
  await expect(locateGameButton(page, words.copy)).toBeFocused();
});

test('with all votes stored, the Final Determination does not take the focus', async ({ page }) => {
  await open(page, rateAlike(5));
  await expect(sheet(page)).toContainText('5.0');
  expect(await isAnythingFocused(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the Final Determination states mean, band, spread, extremes and each rating', async ({
  page,
}) => {
  const [lowest, highest, third] = people;
  await open(page, [1, 10, ...rateAlike(5).slice(2)]);
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
  await open(page, rateAlike(1));
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

test('the Final Determination changes when votes are changed or cleared, also in another tab', async ({
  page,
  context,
}) => {
  await open(page, rateAlike(7));
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

  test('a determination that cannot be loaded says so, and can be tried again', async ({
    page,
  }) => {
    await open(page, [5, 5]);
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
    const chunks = /\/_next\/static\/chunks\//;
    await page.route(chunks, (route) => route.abort());
    await locatePersonButtons(page).nth(2).click();
    for (let i = 2; i < ratingsForFinding; i += 1) await submitRating(page, 5);
    await expect(page.getByText(words.notFetched)).toBeVisible();
    await page.unroute(chunks);
    // At the same address, Firefox and Safari would fail again without a request.
    const again = page.waitForRequest(/\/FinalDetermination[^/]*\?attempt=2$/);
    await locateGameButton(page, words.again).click();
    await again;
    await expect(provisionalSheet(page)).toBeVisible();
  });
});

test('nothing is fetched for the determination before the third vote', async ({ page }) => {
  const fetched: string[] = [];
  const isOurs = (url: string) => url.includes('/_next/');
  await open(page, [5]);
  await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  page.on('request', (request) => {
    if (isOurs(request.url())) fetched.push(request.url());
  });
  await locateGameButton(page, ratingWords.next).click();
  await submitRating(page, 5);
  await expect(locateGameStatus(page)).toContainText(people[1]!.displayName);
  expect(fetched).toEqual([]);
  const script = page.waitForResponse(/FinalDetermination/);
  for (let i = 2; i < ratingsForFinding; i += 1) await submitRating(page, 5);
  await expect(provisionalSheet(page)).toBeVisible();
  await script;
});

test.describe('after seven ratings', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const six = [10, 9, 8, 7, 6, 9];

  test('the seventh vote is answered by the finding, in place of the scale, and nothing scrolls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, [10, 9, 8, 7, 6]);
    await locatePersonButtons(page).nth(5).click();
    await submitRating(page, 9);
    await expect(locateGameStatus(page)).toContainText(people[5]!.displayName);
    await expect(locateRatingRadio(page, 1)).toBeFocused();
    await expect(provisionalSheet(page)).toHaveCount(0);
    await locateRatingRadio(page, 10).check({ force: true });
    const before = await page.evaluate(() => scrollY);
    await locateGameButton(page, ratingWords.submit).click();
    await expect(slip(page)).toBeFocused();
    await expect(slip(page)).toBeInViewport({ ratio: 1 });
    await expect(slip(page)).toHaveText(
      `Provisional finding, on 7 of ${people.length} A chair and a glass of water`,
    );
    const { title, line } = walletFindingRules.find(({ id }) => id === 'registered')!;
    await expect(slip(page)).toHaveAccessibleDescription(line);
    await expect(page.locator('#rating').getByText(`${people.length - 7} to go`)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(locateGameStatus(page)).toContainText(
      `Recorded: 10 for ${people[6]!.displayName}`,
    );
    await expect(locateGameStatus(page)).not.toContainText(title);
    await expect(provisionalSheet(page)).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(provisionalSheet(page)).toContainText(`Provisional, on 7 of ${people.length}`);
    await expect(provisionalSheet(page)).toContainText('Mean of 7 ratings 8.4 of 10');

    await page.getByRole('link', { name: ratingWords.readDetermination }).click();
    await expect(
      page.getByRole('heading', { name: words.provisionalTitle, exact: true }),
    ).toBeInViewport();
  });

  test('Go on rating brings the scale back with the focus, and the finding does not return', async ({
    page,
  }) => {
    await open(page, six);
    await locatePersonButtons(page).nth(6).click();
    await submitRating(page, 10);
    await expect(slip(page)).toBeFocused();
    await locateGameButton(page, ratingWords.goOn).click();
    await expect(locateRatingRadio(page, 1)).toBeFocused();
    await expect(slip(page)).toHaveCount(0);
    await expect(locateGameStatus(page)).toHaveText(
      `8 of ${people.length}: ${people[7]!.displayName}.`,
    );
    await submitRating(page, 1);
    await expect(locateGameStatus(page)).toContainText(ratingWords.findingNow);
    await expect(slip(page)).toHaveCount(0);
    await page.reload();
    await expect(provisionalSheet(page)).toBeVisible();
    await expect(slip(page)).toHaveCount(0);
  });

  test('the seven may be any, and the sheet is there on the next visit, without the focus', async ({
    page,
  }) => {
    const others = people.slice(0, -ratingsForFinding).map(() => undefined);
    await open(page, [...others, ...rateAlike(4, ratingsForFinding)]);
    await expect(provisionalSheet(page)).toContainText(`Provisional, on 7 of ${people.length}`);
    await expect(provisionalSheet(page).getByRole('heading', { level: 4 }).first()).toHaveText(
      'A carbon copy',
    );
    expect(await isAnythingFocused(page)).toBe(false);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(provisionalSheet(page)).toHaveCount(0);
  });

  test('the finding follows further votes and changed ones, and the status says so', async ({
    page,
  }) => {
    await open(page, [7, 7, 7, 7, 7, 7, 7]);
    await expect(provisionalSheet(page)).toContainText('A carbon copy');
    await locatePersonButtons(page).nth(ratingsForFinding).click();
    await submitRating(page, 7);
    await expect(provisionalSheet(page)).toContainText(`Provisional, on 8 of ${people.length}`);
    await expect(locateGameStatus(page).getByRole('link')).toHaveCount(0);
    await submitRating(page, 3);
    await expect(locateGameStatus(page)).toContainText(`${ratingWords.findingNow} Heads or tails.`);
    await locateGameButton(page, ratingWords.previous).click();
    await locateGameButton(page, ratingWords.change).click();
    await submitRating(page, 7);
    await expect(locateGameStatus(page)).toContainText(`${ratingWords.findingNow} A carbon copy.`);
    await expect(provisionalSheet(page)).toContainText(`Provisional, on 9 of ${people.length}`);
  });

  test('after a seventh vote for the last person, Go on rating leads to the first who is not rated', async ({
    page,
  }) => {
    await open(page, six);
    await locatePersonButtons(page).last().click();
    await submitRating(page, 10);
    await expect(slip(page)).toBeFocused();
    await locateGameButton(page, ratingWords.goOn).click();
    await expect(
      page.getByRole('heading', { name: people[6]!.displayName, exact: true }),
    ).toBeVisible();
    await expect(locateRatingRadio(page, 1)).toBeFocused();
  });
});

test('the game says before the first vote when a finding comes', async ({ page }) => {
  await open(page);
  await expect(page.getByText(ratingWords.lead)).toBeVisible();
});

for (const [what, stored] of [
  ['seven ratings', [10, 9, 8, 7, 6, 9, 10]],
  ['seven ratings alike', [7, 7, 7, 7, 7, 7, 7]],
  ['everyone rated', people.map((_, i) => ((i * 7) % 10) + 1)],
  ['everyone rated alike', rateAlike(8)],
  ['everyone rated with four numbers', people.map((_, i) => [7, 7, 4, 9][i % 4])],
] as const) {
  test(`with ${what}, the sheet from its heading to SATIRE fits a phone’s screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, stored);
    const article = page.getByRole('article', { name: /Determination$/ });
    const top = (await article.boundingBox())!.y;
    const satire = (await article.getByText(words.satireMark, { exact: true }).boundingBox())!;
    expect(satire.y + satire.height - top).toBeLessThanOrEqual(700);
  });
}
