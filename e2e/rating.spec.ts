import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import {
  locateGameButton,
  locatePersonButtons,
  submitRating,
  locateRatingRadio,
  locateGameStatus,
  locateRatingGameSection,
} from './ratingGame';
import { blockStorage, seedStorage, votesStorageKey } from './storage';
import { expect, type Page, test } from './test';

const first = people[0]!;
const second = people[1]!;
const last = people.at(-1)!;
const total = people.length;
const counter = (place: number) => `${place} of ${total}`;

const locatePlace = (page: Page, place: number) =>
  locateRatingGameSection(page).getByText(counter(place), { exact: true });

const board = (page: Page) => page.getByRole('region', { name: 'Leaderboard', exact: true });

const stored = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), votesStorageKey);

async function open(page: Page, votes?: string) {
  if (votes !== undefined) await seedStorage(page, { [votesStorageKey]: votes });
  await page.goto('/');
}

test('the game starts with the first person', async ({ page }) => {
  await open(page);
  const profile = locateRatingGameSection(page).getByRole('link', { name: new RegExp(first.name) });
  await expect(profile).toHaveAttribute('href', first.profileUrl);
  await expect(profile).toHaveAttribute('target', '_blank');
  await expect(profile).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(locatePlace(page, 1)).toBeVisible();
  await expect(locateGameButton(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  await expect(locateGameButton(page, 'Submit Rating')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('No ratings yet')).toBeVisible();
});

test('Previous and Next stop at the first and last person and keep the focus', async ({ page }) => {
  await open(page);
  await locateGameButton(page, 'Previous').click({ force: true });
  await expect(locatePlace(page, 1)).toBeVisible();
  await locateGameButton(page, 'Next').click();
  await expect(locatePlace(page, 2)).toBeVisible();
  for (const [name, end] of [
    ['Next', total],
    ['Previous', 1],
  ] as const) {
    await locateGameButton(page, name).click({ clickCount: 500, force: true });
    await expect(locatePlace(page, end)).toBeVisible();
    await expect(locateGameButton(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(locateGameButton(page, name)).toBeFocused();
  }
  expect(await stored(page)).toEqual([]);
});

test('a double click on Submit Rating records one rating', async ({ page }) => {
  await open(page);
  await locateRatingRadio(page, 7).check({ force: true });
  await locateGameButton(page, 'Submit Rating').dblclick();
  await expect(locatePlace(page, 2)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([{ personId: first.id, rating: 7 }]);
});

test('without a chosen rating, Submit Rating and Enter store no vote', async ({ page }) => {
  const votes = [{ personId: last.id, rating: 4 }];
  await open(page, JSON.stringify(votes));
  await expect(board(page)).toBeVisible();
  await locateGameButton(page, 'Submit Rating').click({ force: true });
  await locateRatingRadio(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(locatePlace(page, 1)).toBeVisible();
  expect(await stored(page)).toEqual(votes);
  await expect(page).toHaveURL('/');
});

test('a vote is recorded and announced, and the next person shown', async ({ page }) => {
  await open(page);
  await submitRating(page, 7);
  await expect(locateGameStatus(page)).toHaveText(
    new RegExp(
      `^Recorded: 7 for ${first.displayName}\\. .* ${counter(2)}: ${second.displayName}\\.$`,
    ),
  );
  await expect(
    locateRatingGameSection(page).getByRole('heading', { name: second.displayName }),
  ).toBeVisible();
  await expect(locateRatingGameSection(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(locateRatingRadio(page, 1)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual([{ personId: 1, rating: 7 }]);
  await expect(board(page).getByRole('listitem').first()).toContainText(first.name);
  await expect(board(page).getByRole('listitem').first()).toContainText('7.0');
  await expect(board(page).getByRole('listitem').first()).toContainText('1 vote');
  await expect(board(page).getByRole('listitem')).toHaveCount(total);
  await expect(board(page).getByRole('listitem').nth(1)).toContainText('-');
  await expect(board(page).getByRole('listitem').nth(1)).toContainText('0 votes');
});

test('an existing rating can be changed', async ({ page }) => {
  await open(page, '[{"personId":1,"rating":4}]');
  await expect(locateRatingGameSection(page).getByText(ratingWords.alreadyRated)).toBeVisible();
  await expect(locateRatingGameSection(page).getByRole('radio')).toHaveCount(0);
  await locateGameButton(page, 'Change rating').click();
  await expect(locateRatingRadio(page, 1)).toBeFocused();
  await submitRating(page, 9);
  await expect.poll(() => stored(page)).toEqual([{ personId: 1, rating: 9 }]);
  await locateGameButton(page, 'Previous').click();
  await expect(locateRatingGameSection(page).getByText('On file: 9 of 10.')).toBeVisible();
  await locateGameButton(page, 'Next Person').click();
  await expect(locatePlace(page, 2)).toBeVisible();
});

test('on the last person, Next Person is disabled, and a message counts the unrated people', async ({
  page,
}) => {
  await open(page, '[{"personId":1,"rating":5}]');
  await locatePersonButtons(page).last().click();
  await submitRating(page, 6);
  await expect(locateGameStatus(page)).toContainText(`Still open: ${total - 2}.`);
  await expect(locateGameButton(page, 'Next Person')).toHaveAttribute('aria-disabled', 'true');
  await locateGameButton(page, 'Next Person').click({ force: true });
  await expect(locatePlace(page, total)).toBeVisible();
});

test('at 320 px everyone can be rated by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  await locateRatingRadio(page, 1).focus();
  for (const { id, displayName } of people) {
    const wanted = (id % 10) + 1;
    await expect(locateRatingRadio(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    // Sending all presses at once is faster, and they still arrive in order.
    await Promise.all(Array.from({ length: wanted - 1 }, () => page.keyboard.press('ArrowRight')));
    await expect(locateRatingRadio(page, wanted)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(locateGameStatus(page)).toContainText(`Recorded: ${wanted} for ${displayName}.`);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
  await expect(locateGameStatus(page)).toContainText('The docket is exhausted. So is the staff.');
  const expected = people.map(({ id }) => ({ personId: id, rating: (id % 10) + 1 }));
  await expect.poll(() => stored(page)).toEqual(expected);
  await page.reload();
  await expect(board(page).getByText('10.0')).toHaveCount(
    expected.filter((vote) => vote.rating === 10).length,
  );
  await expect.poll(() => stored(page)).toEqual(expected);
});

test.describe('the toolbar of people', () => {
  const votes = JSON.stringify([{ personId: second.id, rating: 4 }]);

  test('each toolbar button is named after a person and their rating, and shows that person', async ({
    page,
  }) => {
    await open(page, votes);
    await expect(locatePersonButtons(page)).toHaveCount(total);
    await expect(locatePersonButtons(page).nth(1)).toHaveAccessibleName(
      `${second.displayName}, rated 4`,
    );
    await expect(locatePersonButtons(page).nth(0)).toHaveAccessibleName(
      `${first.displayName}, open`,
    );
    await expect(locatePersonButtons(page).nth(0)).toHaveAttribute('aria-current', 'true');
    await locatePersonButtons(page).last().click();
    await expect(
      locateRatingGameSection(page).getByRole('heading', { name: last.displayName }),
    ).toBeVisible();
    await expect(locatePersonButtons(page).last()).toBeFocused();
    await expect(locatePersonButtons(page).last()).toHaveAttribute('aria-current', 'true');
    await expect(locatePersonButtons(page).nth(0)).not.toHaveAttribute('aria-current');
    await expect(locateGameStatus(page)).toHaveText(`${total} of ${total}: ${last.displayName}.`);
    await submitRating(page, 6);
    await expect(locatePersonButtons(page).last()).toHaveAccessibleName(
      `${last.displayName}, rated 6`,
    );
  });

  test('the toolbar shows no numbers, so that a number is a rating', async ({ page }) => {
    await open(page, votes);
    await expect(page.getByRole('toolbar')).toHaveText('');
    await expect(page.getByRole('radio', { name: '7' })).toHaveCount(1);
  });

  for (const { width, rows } of [
    { width: 320, rows: 4 },
    { width: 360, rows: 4 },
    { width: 1280, rows: 2 },
  ])
    test(`at ${width} px the toolbar has at most ${rows} rows of buttons of at least 44 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, votes);
      await expect(locatePersonButtons(page)).toHaveCount(total);
      const boxes = await locatePersonButtons(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThanOrEqual(rows);
      for (const box of boxes) {
        expect(box.width).toBeGreaterThanOrEqual(44);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
    });

  test('a line below the toolbar names the person pointed at or focused, and nothing moves', async ({
    page,
  }) => {
    await open(page, votes);
    const line = page.getByRole('toolbar').locator('xpath=following-sibling::p');
    await expect(line).toHaveText('');
    await locateGameButton(page, 'Next').focus();
    const before = await locateRatingGameSection(page).boundingBox();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(line).toHaveText(last.displayName);
    await locatePersonButtons(page).nth(1).hover();
    await expect(line).toHaveText(second.displayName);
    expect((await locateRatingGameSection(page).boundingBox())?.height).toBe(before?.height);
    await locateGameButton(page, 'Previous').hover();
    await locateGameButton(page, 'Next').focus();
    await expect(line).toHaveText('');
  });

  test('the toolbar is one tab stop, in which arrow keys, Home, End and Enter work', async ({
    page,
  }) => {
    await open(page, votes);
    await expect(board(page)).toBeVisible();
    await locateGameButton(page, 'Next').focus();
    await page.keyboard.press('Tab');
    await expect(locatePersonButtons(page).nth(0)).toBeFocused();
    for (const [key, position] of [
      ['ArrowLeft', total - 1],
      ['ArrowRight', 0],
      ['End', total - 1],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(locatePersonButtons(page).nth(position)).toBeFocused();
    }
    await expect(
      locateRatingGameSection(page).getByText(`1 of ${total}`, { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      locateRatingGameSection(page).getByText(`2 of ${total}`, { exact: true }),
    ).toBeVisible();
    await expect(locateRatingGameSection(page).getByText('On file: 4 of 10.')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Tab');
    await expect(locateGameButton(page, 'Next')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(locatePersonButtons(page).nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(board(page)).not.toBeFocused();
  });
});

test('the leaderboard is at most 220 px high and scrolls by keyboard', async ({ page }) => {
  await open(page, JSON.stringify(people.map(({ id }) => ({ personId: id, rating: 5 }))));
  await expect(board(page).getByRole('listitem')).toHaveCount(people.length);
  const box = await board(page).boundingBox();
  expect(box!.height).toBeLessThanOrEqual(221);
  await board(page).focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => board(page).evaluate((element) => element.scrollTop))
    .toBeGreaterThan(100);
});

test('with storage blocked, votes count, and the game says once that they are not kept', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto('/');
  await submitRating(page, 6);
  await expect(locateGameStatus(page)).toContainText('does not allow votes to be kept');
  await submitRating(page, 8);
  await expect(locateGameStatus(page)).not.toContainText('does not allow votes to be kept');
  await expect(board(page).getByRole('listitem').first()).toContainText('8.0');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript all people are listed, and rating asks for scripts', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { displayName, name, persona } of people) {
      await expect(
        locateRatingGameSection(page).getByRole('heading', { name: displayName }),
      ).toBeVisible();
      await expect(locateRatingGameSection(page).getByRole('link', { name })).toBeVisible();
      await expect(locateRatingGameSection(page).getByText(persona)).toBeVisible();
    }
    const pictures = locateRatingGameSection(page).getByRole('presentation', {
      includeHidden: true,
    });
    await expect(pictures.and(page.locator('img:visible'))).toHaveCount(total);
    await expect(page.getByText(ratingWords.noScript)).toBeVisible();
    for (const control of ['button', 'radio', 'toolbar'] as const) {
      await expect(locateRatingGameSection(page).getByRole(control)).toHaveCount(0);
    }
  });
});

test('before any interaction, the rating game fetches only the first portrait', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => pictures.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(locateRatingGameSection(page).getByRole('heading', { level: 3 })).toHaveText([
    first.displayName,
    'Leaderboard',
  ]);
  const portraits = people.flatMap(({ imageUrl, spriteImageUrl }) => [
    imageUrl,
    spriteImageUrl.replace(/#.*/, ''),
  ]);
  expect(pictures.filter((path) => portraits.includes(path))).toEqual([first.imageUrl]);
});
