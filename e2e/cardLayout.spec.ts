import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import {
  locateGameButton,
  submitRating,
  locateRatingRadio,
  locateGameStatus,
  locateRatingGameSection,
} from './ratingGame';
import { checksEveryPage } from './scope';
import { expect, type Page, test } from './test';

const card = (page: Page) => locateRatingGameSection(page).locator('div:has(> div > form)');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Runs in the page, because hundreds of clicks from outside take five times as long. Rates
 * everyone, goes back, and returns the layout of the card in each state: the height of the card,
 * then the distance from the top of the stack of ratings and of the buttons around it.
 */
async function measureAllStates(
  element: HTMLElement | SVGElement,
  words: Record<'submit' | 'next' | 'previous' | 'change' | 'goOn', string>,
) {
  const measured: { state: string; layout: number[] }[] = [];
  const toolbar = [...element.querySelectorAll<HTMLElement>('[role=toolbar] button')];
  const names = [...element.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const buttons = () => [...element.querySelectorAll('button')];
  const find = (name: string) => buttons().find(({ textContent }) => textContent === name);
  const isShown = (index: number) => toolbar[index]?.getAttribute('aria-current') === 'true';

  async function until(state: string, isReached: () => boolean) {
    for (let frame = 0; !isReached(); frame += 1) {
      if (frame === 600)
        throw new Error(
          `The rating card did not reach the state “${state}” within 600 frames. Watch the test with --headed.`,
        );
      await new Promise(requestAnimationFrame);
    }
  }
  function measure(state: string) {
    const { top, height } = element.getBoundingClientRect();
    const stack = toolbar[0]!.closest('[role=toolbar]')!.getBoundingClientRect();
    const topOf = (button?: Element) => (button ? [button.getBoundingClientRect().top - top] : []);
    const layout = [height, stack.top - top, stack.height];
    layout.push(...topOf(find(words.previous)), ...topOf(find(words.next)));
    // The first button of the form, if no finding covers it. The others are not there in each state.
    if (!find(words.goOn)) layout.push(...topOf(buttons()[0]));
    measured.push({ state, layout });
  }
  async function choose(index: number, state: string) {
    element.querySelectorAll('input')[index % 10]!.click();
    await until(state, () => find(words.submit)?.getAttribute('aria-disabled') === 'false');
  }

  const last = names.length - 1;
  for (const [index, name] of names.entries()) {
    find(words.goOn)?.click();
    await until(`${name}, open`, () => find(words.goOn) === undefined);
    measure(`${name}, open`);
    await choose(index, `${name}, chosen`);
    measure(`${name}, chosen`);
    find(words.next)!.click();
    await until(`${name}, skipped`, () => isShown(Math.min(index + 1, last)));
    measure(`${name}, skipped`);
    if (index < last) find(words.previous)!.click();
    await until(`${name}, open again`, () => isShown(index));
    await choose(index, `${name}, chosen again`);
    find(words.submit)!.click();
    await until(`${name}, rated`, () => isShown(index + 1) || find(words.change) !== undefined);
    measure(`${name}, rated`);
  }
  for (const [index, name] of [...names.entries()].reverse()) {
    toolbar[index]!.click();
    await until(`${name}, rated`, () => isShown(index) && find(words.change) !== undefined);
    measure(`${name}, with an existing rating`);
    find(words.change)!.click();
    await until(`${name}, being changed`, () => find(words.change) === undefined);
    measure(`${name}, being changed`);
  }
  return measured;
}

for (const width of checksEveryPage ? [360, 768, 1280] : [360]) {
  test(`at ${width} px no button of the rating card moves, whatever the card shows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await locateRatingRadio(page, 1).focus();
    const { submit, next, previous, change, goOn } = ratingWords;
    const [atRest, ...others] = await card(page).evaluate(measureAllStates, {
      submit,
      next,
      previous,
      change,
      goOn,
    });
    // Four states for each person on the way to the last, and two on the way back. The first is
    // `atRest`.
    expect(others).toHaveLength(6 * people.length - 1);
    for (const { state, layout } of others) {
      const moved = layout.map((value, i) => Math.abs(value - (atRest!.layout[i] ?? 0)));
      // Firefox rounds heights, by up to 1 px.
      expect(Math.max(...moved), state).toBeLessThanOrEqual(1);
    }
  });
}

test('on a phone the result of a vote is visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // Without the last person, because the last vote scrolls the page to the Final Determination.
  for (const [index, { displayName }] of people.slice(0, -1).entries()) {
    await locateRatingRadio(page, 10 - (index % 10)).check({ force: true });
    const submit = locateGameButton(page, 'Submit Rating');
    const isEven = index % 2 === 0;
    await submit.evaluate(
      (element, atStart) => element.scrollIntoView({ block: atStart ? 'start' : 'end' }),
      isEven,
    );
    await submit.click();
    await expect(locateGameStatus(page)).toContainText(displayName);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });
    const goOn = locateGameButton(page, ratingWords.goOn);
    if (await goOn.isVisible()) await goOn.click();
    else await expect(locateGameStatus(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a rated card shows a stamp and the announced remark', async ({ page }) => {
  await page.goto('/');
  let remarks: readonly string[] = [];
  for (const { highest, notes } of ratingWords.walletRemarks) {
    await submitRating(page, highest);
    await expect(locateGameStatus(page)).toContainText(`Recorded: ${highest}`);
    const said = await locateGameStatus(page).innerText();
    remarks = notes.filter((note) => said.includes(note));
    expect(remarks).toHaveLength(1);
    await expect(
      locateRatingGameSection(page).getByText(ratingWords.stamp).filter({ visible: true }),
    ).toHaveCount(0);
  }
  await locateGameButton(page, 'Previous').click();
  await expect(locateRatingGameSection(page).getByText(ratingWords.stamp)).toBeVisible();
  await expect(locateRatingGameSection(page).getByText(remarks[0]!, { exact: true })).toBeVisible();
});

test('on phones an account handle wraps only where UserHandle allows it', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    // Includes the hidden sheets: all sheets are laid out in the same place.
    const partsByHandle = await card(page)
      .locator('a > span:first-child')
      .evaluateAll((handles) =>
        handles.map(({ childNodes }) =>
          [...childNodes].map((part) => {
            const range = document.createRange();
            range.selectNode(part);
            return { text: part.textContent, lines: range.getClientRects().length };
          }),
        ),
      );
    expect(partsByHandle).toHaveLength(people.length);
    const broken = partsByHandle.flat().filter(({ text, lines }) => text && lines !== 1);
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('without :has(), a chosen or focused rating still stands out', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'Its driver brings style of its own into the page for a picture.',
  );
  await page.goto('/');
  await page.evaluate(() => {
    const forget = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = rules.cssRules[at];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('))
          rules.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) forget(rule);
      }
    };
    [...document.styleSheets].forEach(forget);
  });
  const look = (value: number) =>
    locateRatingGameSection(page)
      .locator('label', { hasText: new RegExp(`^${value}$`) })
      .screenshot();
  // Hovered from the start, because checking the button also moves the pointer there.
  await locateRatingRadio(page, 7).hover({ force: true });
  const plain = await look(7);
  await locateRatingRadio(page, 7).check({ force: true });
  await locateRatingRadio(page, 10).focus();
  const chosen = await look(7);
  expect(chosen.equals(plain)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(locateRatingRadio(page, 7)).toBeFocused();
  expect((await look(7)).equals(chosen)).toBe(false);
});
