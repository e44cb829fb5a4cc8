/** What the rating card looks like from state to state: where things stand, and whether they stay. */
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { button, places, rate, rating, status, widget } from './ratingWidget';
import { expect, type Page, test } from './test';

const card = (page: Page) => widget(page).locator('[data-island]');
const last = people.length - 1;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is under a finger, by its distance from the top of the card, and the height of the card. */
const layout = (page: Page) =>
  card(page).evaluate((element, placeCount) => {
    const { top, height } = element.getBoundingClientRect();
    const tops = [...element.querySelectorAll('button')].map((button) =>
      Math.round(button.getBoundingClientRect().top - top),
    );
    // Of the two buttons of a rating on file, the first is where Submit was.
    return [Math.round(height), tops[0], ...tops.slice(-placeCount - 2)].join(' ');
  }, people.length);

for (const width of [360, 768, 1280]) {
  test(`at ${width} px nothing moves under a finger, whatever the card shows`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.mouse.wheel(0, 400);
    await expect(status(page)).toBeAttached();
    const atRest = await layout(page);
    const expectSame = async (state: string) => expect(await layout(page), state).toBe(atRest);

    for (const [index, { displayName }] of people.entries()) {
      await expectSame(`${displayName}, open`);
      await rating(page, (index % 10) + 1).check({ force: true });
      await expect(button(page, 'Submit Rating')).toHaveAttribute('aria-disabled', 'false');
      await expectSame(`${displayName}, chosen`);
      await button(page, 'Next').click({ force: true });
      await expectSame(`${displayName}, skipped`);
      if (index < last) await button(page, 'Previous').click();
      await rate(page, (index % 10) + 1);
      await expect(status(page)).toContainText(displayName);
      await expectSame(`${displayName}, rated`);
    }
    for (const [index, { displayName }] of [...people.entries()].reverse()) {
      await places(page).nth(index).click();
      await expectSame(`${displayName}, on file`);
      await button(page, 'Change rating').click();
      await expectSame(`${displayName}, to be changed`);
    }
  });
}

for (const edge of ['start', 'end'] as const) {
  test(`with Submit at the ${edge} of a phone's screen, what came of it is on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    // The last vote brings the determination into view instead.
    for (const [index, { displayName }] of people.slice(0, -1).entries()) {
      await rating(page, 10 - (index % 10)).check({ force: true });
      const submit = button(page, 'Submit Rating');
      await submit.evaluate((element, block) => element.scrollIntoView({ block }), edge);
      await submit.click();
      await expect(status(page)).toContainText(displayName);
      await expect(status(page)).toBeInViewport({ ratio: 1 });
      await expect(widget(page).getByText(ratingWords.stamp, { exact: false })).toBeInViewport();
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });
    }
  });
}

test('a vote leaves its number under a stamp, a note about the wallet, and a copy on the pile', async ({
  page,
}) => {
  await page.goto('/');
  const copies = card(page).locator('[data-filed="true"]');
  await expect(copies).toHaveCount(0);
  for (const [filed, { highest, notes }] of ratingWords.marginNotes.entries()) {
    await rate(page, highest);
    await expect(widget(page).getByText(`Received${highest}`, { exact: true })).toBeVisible();
    const said = await status(page).innerText();
    expect(notes.filter((note) => said.includes(note))).toHaveLength(1);
    await expect(copies).toHaveCount(filed + 1);
  }
  await rating(page, 2).check({ force: true });
  await expect(widget(page).getByText('Received', { exact: false })).toHaveCount(0);
});

test('a rating on file keeps its note in the margin', async ({ page }) => {
  await page.goto('/');
  await rate(page, 9);
  const said = await status(page).innerText();
  await button(page, 'Previous').click();
  const note = ratingWords.marginNotes.at(-1)!.notes.find((words) => said.includes(words))!;
  await expect(widget(page).getByText(note, { exact: true })).toBeVisible();
});

for (const width of [320, 360]) {
  test(`at ${width} px a handle breaks after an underscore or a dot or before a capital only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    for (const [index, { name }] of people.entries()) {
      await places(page).nth(index).click();
      const lines = await widget(page)
        .getByRole('link', { name })
        .evaluate((link) => {
          const found: string[] = [];
          const letters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          let line = Number.NEGATIVE_INFINITY;
          for (let node = letters.nextNode(); node; node = letters.nextNode()) {
            for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const { top, height } = range.getBoundingClientRect();
              if (top > line + height / 2) found.push('');
              line = top;
              found.push(`${found.pop()}${node.nodeValue?.[at]}`);
            }
          }
          return found;
        });
      for (const [before, after] of lines.slice(1).map((line, i) => [lines[i]!, line] as const)) {
        expect(`${before.at(-1)}|${after[0]}`).toMatch(/^(?:[_. ]\||.\|[A-Z ])/);
      }
    }
  });
}

test('the choice and its focus are seen where :has() is unknown', async ({ page, browserName }) => {
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
    widget(page)
      .locator('label', { hasText: new RegExp(`^${value}$`) })
      .screenshot();
  const plain = await look(7);
  await rating(page, 7).check({ force: true });
  await rating(page, 8).focus();
  const chosen = await look(7);
  expect(chosen.equals(plain)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(rating(page, 7)).toBeFocused();
  expect((await look(7)).equals(chosen)).toBe(false);
});
