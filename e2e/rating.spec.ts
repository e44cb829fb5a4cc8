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
import {
  blockStorage,
  createVotes,
  rateAlike,
  type Ratings,
  readVotes,
  seedVotes,
} from './storage';
import { expect, type Page, test } from './test';

const first = people[0]!;
const second = people[1]!;
const last = people.at(-1)!;
const total = people.length;
const counter = (place: number) => `${place} of ${total}`;

const locatePlace = (page: Page, place: number) =>
  locateRatingGameSection(page).getByText(counter(place), { exact: true });

const board = (page: Page) => page.getByRole('region', { name: 'Leaderboard', exact: true });

/** The boxes of the toolbar's buttons. */
const measure = (page: Page): Promise<DOMRect[]> =>
  locatePersonButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().toJSON()),
  );

async function open(page: Page, ratings?: Ratings) {
  if (ratings) await seedVotes(page, ratings);
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
  expect(await readVotes(page)).toBeNull();
});

test('a double click on Submit Rating records one rating', async ({ page }) => {
  await open(page);
  await locateRatingRadio(page, 7).check({ force: true });
  await locateGameButton(page, 'Submit Rating').dblclick();
  await expect(locatePlace(page, 2)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect.poll(() => readVotes(page)).toEqual(createVotes([7]));
});

test('without a chosen rating, Submit Rating and Enter store no vote', async ({ page }) => {
  const ratings = people.map((person) => (person === last ? 4 : undefined));
  await open(page, ratings);
  await expect(board(page)).toBeVisible();
  await locateGameButton(page, 'Submit Rating').click({ force: true });
  await locateRatingRadio(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(locatePlace(page, 1)).toBeVisible();
  expect(await readVotes(page)).toEqual(createVotes(ratings));
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
  await expect.poll(() => readVotes(page)).toEqual(createVotes([7]));
  await expect(board(page).getByRole('listitem').first()).toContainText(first.name);
  await expect(board(page).getByRole('listitem').first()).toContainText('7.0');
  await expect(board(page).getByRole('listitem').first()).toContainText('1 vote');
  await expect(board(page).getByRole('listitem')).toHaveCount(total);
  await expect(board(page).getByRole('listitem').nth(1)).toContainText('-');
  await expect(board(page).getByRole('listitem').nth(1)).toContainText('0 votes');
});

test('an existing rating can be changed', async ({ page }) => {
  await open(page, [4]);
  await expect(locateRatingGameSection(page).getByText(ratingWords.alreadyRated)).toBeVisible();
  await expect(locateRatingGameSection(page).getByRole('radio')).toHaveCount(0);
  await locateGameButton(page, 'Change rating').click();
  await expect(locateRatingRadio(page, 1)).toBeFocused();
  await submitRating(page, 9);
  await expect.poll(() => readVotes(page)).toEqual(createVotes([9]));
  await locateGameButton(page, 'Previous').click();
  await expect(locateRatingGameSection(page).getByText('On file: 9 of 10.')).toBeVisible();
  await locateGameButton(page, 'Next Person').click();
  await expect(locatePlace(page, 2)).toBeVisible();
});

test('on the last person, Next Person is disabled, and a message counts the unrated people', async ({
  page,
}) => {
  await open(page, [5]);
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
    if (await locateGameButton(page, ratingWords.goOn).isVisible()) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(locateGameButton(page, ratingWords.goOn)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await expect(locateGameStatus(page)).toContainText('The docket is exhausted. So is the staff.');
  const expected = people.map(({ id }) => ({ personId: id, rating: (id % 10) + 1 }));
  await expect.poll(() => readVotes(page)).toEqual(expected);
  await page.reload();
  await expect(board(page).getByText('10.0')).toHaveCount(
    expected.filter((vote) => vote.rating === 10).length,
  );
  await expect.poll(() => readVotes(page)).toEqual(expected);
});

test.describe('the toolbar of people', () => {
  const ratings = [undefined, 4];

  test('each toolbar button is named after a person and their rating, and shows that person', async ({
    page,
  }) => {
    await open(page, ratings);
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

  test('the toolbar shows no numbers that are text, so that a number is a rating', async ({
    page,
  }) => {
    await open(page, ratings);
    await expect(locatePersonButtons(page).nth(1)).toHaveAccessibleName(/, rated \d/);
    await expect(page.getByRole('toolbar')).not.toHaveText(/\d/);
    await expect(page.getByText('7', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: '7' })).toHaveCount(1);
  });

  test('each button of the toolbar that stands free is at least 24 px, and 44 on wide screens', async ({
    page,
  }) => {
    await open(
      page,
      people.map((_, place) => (place % 10) + 1),
    );
    await expect(locatePersonButtons(page).last()).toHaveAccessibleName(/, rated \d/);
    await locatePersonButtons(page).first().click();
    for (const [width, smallest] of [
      [320, 24],
      [360, 24],
      [1024, 44],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const box of await measure(page))
        expect(Math.min(box.width, box.height), `at ${width} px`).toBeGreaterThanOrEqual(smallest);
    }
  });

  test('a line below the toolbar names the person pointed at or focused, and nothing moves', async ({
    page,
  }) => {
    await open(page, ratings);
    const line = page.getByRole('toolbar').locator('xpath=following-sibling::p');
    await expect(line).toHaveText('');
    await locateGameButton(page, 'Submit Rating').focus();
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
    await open(page, ratings);
    await expect(board(page)).toBeVisible();
    await locateGameButton(page, 'Submit Rating').focus();
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
    await expect(locateGameButton(page, 'Change rating')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(locatePersonButtons(page).nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(locateGameButton(page, 'Previous')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(board(page)).not.toBeFocused();
  });
});

test.describe('the stack of ratings', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const centerOf = ({ x, width }: DOMRect) => x + width / 2;

  test('each rated person stands in the column of the rating, the first at the bottom', async ({
    page,
  }) => {
    await open(page, [10, 1, 10, 4]);
    await expect(locatePersonButtons(page).nth(3)).toHaveAccessibleName(/, rated \d/);
    const stack = (await page.getByRole('toolbar').boundingBox())!;
    const marks = await measure(page);
    for (const [place, rating] of [10, 1, 10, 4].entries())
      expect(centerOf(marks[place]!)).toBeCloseTo(stack.x + (stack.width / 10) * (rating - 0.5), 0);
    expect(marks[2]!.bottom).toBeCloseTo(marks[0]!.top, 0);
    expect(marks[1]!.bottom).toBeCloseTo(marks[0]!.bottom, 0);
    // Who is not rated yet waits below, in the order of the docket.
    const waiting = marks.slice(4);
    for (const [i, mark] of waiting.entries()) {
      expect(mark.top).toBeGreaterThan(marks[0]!.bottom);
      const before = waiting[i - 1];
      if (before && before.top === mark.top) expect(mark.x).toBeGreaterThan(before.x);
      else expect(mark.top).toBeGreaterThan(before?.top ?? 0);
    }
  });

  for (const width of [360, 1280])
    test(`at ${width} px the stack is as high with one full column as empty, with the last person in front`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      const empty = (await page.getByRole('toolbar').boundingBox())!;
      const full = await context.newPage();
      await full.setViewportSize({ width, height: 800 });
      await open(full, rateAlike(8));
      await expect(locatePersonButtons(full).last()).toHaveAccessibleName(/, rated \d/);
      const box = (await full.getByRole('toolbar').boundingBox())!;
      expect(box.height).toBeCloseTo(empty.height, 0);
      const marks = await measure(full);
      for (const { top } of marks) expect(top).toBeGreaterThanOrEqual(box.y - 0.5);
      expect(marks.at(-1)!.top).toBeCloseTo(box.y, 0);
      await full.mouse.move(0, 0);
      await locatePersonButtons(full).last().scrollIntoViewIfNeeded();
      const isInFront = (button: Element) => {
        const { x, y, width: across, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + across / 2, y + height / 2));
      };
      expect(await locatePersonButtons(full).last().evaluate(isInFront)).toBe(true);
    });

  test('a changed rating moves the face', async ({ page }) => {
    await open(page, [3]);
    await locateGameButton(page, 'Change rating').click();
    const before = (await measure(page))[0]!;
    await submitRating(page, 9);
    await expect(locatePersonButtons(page).first()).toHaveAccessibleName(
      `${first.displayName}, rated 9`,
    );
    await expect.poll(async () => (await measure(page))[0]!.x).toBeGreaterThan(before.x);
    expect((await measure(page))[0]!.y).toBeCloseTo(before.y, 0);
  });

  test('the stack stands beside the docket on wide screens, and else between Submit Rating and Previous', async ({
    page,
  }) => {
    await open(page);
    const boxes = async () => {
      const [stack, submit, previous] = await Promise.all(
        [
          page.getByRole('toolbar'),
          locateGameButton(page, 'Submit Rating'),
          locateGameButton(page, 'Previous'),
        ].map((part) => part.boundingBox()),
      );
      return { stack: stack!, submit: submit!, previous: previous! };
    };
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { stack, submit } = await boxes();
      expect(stack.x + stack.width, `at ${width} px`).toBeLessThan(submit.x);
      await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 0.9 });
    }
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const { stack, submit, previous } = await boxes();
      expect(stack.y, `at ${width} px`).toBeGreaterThan(submit.y + submit.height);
      expect(previous.y, `at ${width} px`).toBeGreaterThan(stack.y + stack.height);
    }
  });
});

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('on a phone a vote brings the stack into view, below the question', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await submitRating(page, 7);
    await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 0.95 });
    await submitRating(page, 3);
    await expect(locateGameStatus(page)).toContainText(second.displayName);
    await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 0.95 });
    await expect(locateRatingRadio(page, 1)).toBeInViewport({ ratio: 1 });
    await expect(locateGameStatus(page)).toBeInViewport({ ratio: 1 });
  });

  test('after a vote the portrait leaves the card and lands in its column', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const started: { name: string; fromCard: boolean; ms: unknown }[] = [];
      Object.assign(window, { started });
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement) || !target.closest('[role=toolbar]')) return;
        const animation = target.getAnimations()[0]!;
        animation.pause();
        animation.currentTime = 0;
        const portrait = document.querySelector('#rating [data-show="with-scripts"] img');
        const card = portrait!.getBoundingClientRect();
        const mark = target.getBoundingClientRect();
        started.push({
          name: target.querySelector('button')?.ariaLabel ?? '',
          fromCard:
            Math.abs(mark.x + mark.width / 2 - card.x - card.width / 2) < 1 &&
            Math.abs(mark.y + mark.height / 2 - card.y - card.height / 2) < 1,
          ms: animation.effect?.getTiming().duration,
        });
      });
    });
    await submitRating(page, 7);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'started'))))
      .toBe(JSON.stringify([{ name: `${first.displayName}, rated 7`, fromCard: true, ms: 500 }]));
  });
});

test('each chosen number is answered by a line of its own, which is not announced', async ({
  page,
}) => {
  await open(page);
  const game = locateRatingGameSection(page);
  await expect(game.getByText(ratingWords.hint)).toBeVisible();
  for (const [i, hint] of ratingWords.hints.entries()) {
    await game.getByText(String(i + 1), { exact: true }).click();
    await expect(locateRatingRadio(page, i + 1)).toBeChecked();
    await expect(game.getByText(hint)).toBeVisible();
    await expect(game.getByText(ratingWords.hint)).toHaveCount(0);
    await expect(locateGameStatus(page)).toHaveText('');
  }
});

test('a rating on file is said and marked while it is changed, and can be kept', async ({
  page,
}) => {
  await open(page, [9]);
  const game = locateRatingGameSection(page);
  await locateGameButton(page, 'Change rating').click();
  await expect(game.getByText('Recorded: 9. Choose 1 to 10')).toBeVisible();
  await expect(game.getByRole('radio', { checked: true })).toHaveCount(0);
  const look = (rating: number) =>
    locateRatingRadio(page, rating).evaluate((radio) => getComputedStyle(radio).borderStyle);
  expect(await look(9)).not.toBe(await look(8));
  await locateGameButton(page, 'Keep 9').click();
  await expect(game.getByText(ratingWords.alreadyRated)).toBeVisible();
  await expect(locateGameButton(page, 'Next Person')).toBeFocused();
  await expect(locateGameStatus(page)).toHaveText(`Kept: 9 for ${first.displayName}.`);
  expect(await readVotes(page)).toEqual([{ personId: first.id, rating: 9 }]);
});

for (const width of [360, 1280])
  test(`at ${width} px, Next not rated leads past rated people to the first who is not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, [7, 3, 5, undefined, 2]);
    const button = locateGameButton(page, ratingWords.nextNotRated);
    await expect(button).toBeVisible();
    await locateGameButton(page, ratingWords.nextPerson).click();
    await expect(locatePlace(page, 2)).toBeVisible();
    await button.click();
    await expect(locatePlace(page, 4)).toBeVisible();
    await expect(locateRatingRadio(page, 1)).toBeFocused();
    await locateGameButton(page, 'Previous').click();
    await expect(locatePlace(page, 3)).toBeVisible();
    await expect(locateGameButton(page, ratingWords.nextPerson)).toBeVisible();
    await expect(button).toHaveCount(0);
  });

test('the leaderboard is at most 220 px high and scrolls by keyboard', async ({ page }) => {
  await open(page, rateAlike(5));
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
