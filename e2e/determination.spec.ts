import { determinationWords as words } from '../content/determination';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { blockStorage, fives, seed, votesKey } from './storage';
import { expect, type Page, test } from './test';

const widget = (page: Page) => page.locator('#rating');
const radio = (page: Page, value: number) =>
  widget(page).getByRole('radio', { name: String(value), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('article', { name: words.title });
const heading = (page: Page) => page.getByRole('heading', { name: words.title, exact: true });
const finding = (page: Page) => sheet(page).getByRole('heading', { level: 4 }).first();

const votes = (...ratings: number[]) =>
  JSON.stringify(ratings.map((rating, i) => ({ personId: people[i]!.id, rating })));
const everyone = (rating: number) => votes(...people.map(() => rating));

async function open(page: Page, stored?: string) {
  if (stored !== undefined) await seed(page, { [votesKey]: stored });
  await page.goto('/');
}

async function rate(page: Page, value: number) {
  await radio(page, value).check({ force: true });
  await button(page, ratingWords.submit).click();
}

/** What has the focus, and null where that is nothing. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? null : 'something'));

test('nineteen votes by keyboard end in the determination, and the focus is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await radio(page, 1).focus();
  for (const { id, displayName } of people) {
    const wanted = (id % 10) + 1;
    await page.keyboard.press('Space');
    for (let value = 1; value < wanted; value += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(widget(page).getByRole('status')).toContainText(
      `Recorded: ${wanted} for ${displayName}`,
    );
    expect(await focused(page)).not.toBeNull();
  }
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link', { name: words.appealLink })).toBeFocused();
});

test('all votes but one show nothing, and the last one brings the sheet', async ({ page }) => {
  await open(page, votes(...people.slice(1).map(() => 5)));
  for (let i = 1; i < people.length; i += 1) await button(page, ratingWords.next).click();
  await expect(radio(page, 5)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await rate(page, 9);
  await expect(sheet(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('all votes stored show it at once, without taking the focus or the page anywhere', async ({
  page,
}) => {
  await open(page, fives);
  await expect(sheet(page)).toContainText('5.0');
  expect(await focused(page)).toBeNull();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a changed rating changes it, here and in another tab, and cleared votes take it away', async ({
  page,
  context,
}) => {
  await open(page, everyone(7));
  await expect(finding(page)).toHaveText('A carbon copy');
  const other = await context.newPage();
  await other.goto('/');
  await expect(finding(other)).toHaveText('A carbon copy');

  await button(page, ratingWords.change).click();
  await rate(page, 3);
  for (const tab of [page, other]) {
    await expect(finding(tab)).toHaveText('Heads or tails');
    await expect(sheet(tab)).toContainText('6.8');
  }

  await other.evaluate(() => localStorage.clear());
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(ratingWords.empty)).toBeVisible();
});

test('where storage is blocked the ending comes in the same visit', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/');
  for (const { id } of people) await rate(page, (id % 3) + 4);
  await expect(heading(page)).toBeFocused();
  await expect(sheet(page)).toContainText('Ajar');
});

test.describe('where the sheet does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page says so, and it can be asked for again', async ({ page }) => {
    await open(page, votes(5));
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
    const chunks = '**/_next/static/chunks/**';
    await page.route(chunks, (route) => route.abort());
    await button(page, ratingWords.next).click();
    for (let i = 1; i < people.length; i += 1) await rate(page, 5);
    await expect(page.getByText(words.notFetched)).toBeVisible();
    await page.unroute(chunks);
    await button(page, words.again).click();
    await expect(sheet(page)).toBeVisible();
  });
});

test('nothing is fetched for it before the end is near, and no other style with it', async ({
  page,
}) => {
  const fetched: string[] = [];
  const isOurs = (url: string) => url.includes('/_next/');
  await open(page, votes(5));
  await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  page.on('request', (request) => {
    if (isOurs(request.url())) fetched.push(request.url());
  });
  await button(page, ratingWords.next).click();
  for (let i = 1; i < people.length - 5; i += 1) await rate(page, 5);
  expect(fetched).toEqual([]);
  const style = page.waitForResponse((response) => response.url().endsWith('.css'));
  for (let i = 0; i < 5; i += 1) await rate(page, 5);
  await expect(sheet(page)).toBeVisible();
  expect((await (await style).body()).length).toBeLessThan(4_000);
});
