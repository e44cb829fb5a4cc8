import { expect, type Page } from '@playwright/test';

interface Stop {
  /** As it begins in the HTML. */
  what: string;
  /** Whether something around it looks other than without the focus. */
  seen: boolean;
  /** Whether it stands after the stop before it, in the direction of the walk. */
  inOrder: boolean;
}

interface Walk {
  stops: Stop[];
  /** What takes the focus and was passed by. */
  missed: string[];
}

/** Writes down every stop of the focus from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const stops: { element: Element; focused: string; plain: string }[] = [];
    const look = (element: Element) =>
      // A radio lies over what is drawn for it.
      [element, element.closest('label'), element.nextElementSibling]
        .map((part) => part && getComputedStyle(part))
        .map((style) => style && `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`)
        .join();
    const plain = new Map(
      [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')].map(
        (element) => [element, look(element)],
      ),
    );
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      stops.push({ element: target, focused: look(target), plain: plain.get(target) ?? '' });
    });
    // Tabs are there once the scripts are, and can be compared only when the focus has left them.
    document.addEventListener('focusout', ({ target }) => {
      const stop = stops.findLast(({ element }) => element === target);
      if (target instanceof Element && stop && !plain.has(target))
        requestAnimationFrame(() => (stop.plain = look(target)));
    });
    Reflect.set(window, 'focusStops', stops);
    // What begins to take the focus on the way may lie behind the walker by then.
    Reflect.set(
      window,
      'couldFocus',
      new Set(document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')),
    );
  });

/** Presses a key until the focus has left the page or has come around. */
async function press(page: Page, key: string) {
  const total = await page.evaluate(() => document.querySelectorAll('a, button, input').length);
  for (let pressed = 0; pressed < 3 * total + 60; pressed += 20) {
    // The keys are sent without waiting for each other: the page sees them one by one.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press(key)));
    const around = await page.evaluate(() => {
      const stops: { element: Element }[] = Reflect.get(window, 'focusStops');
      return stops.slice(1).some(({ element }) => element === stops[0]?.element);
    });
    if (around) return;
  }
  throw new Error(`${key} never comes back to where it began`);
}

const report = (page: Page, key: string): Promise<Walk> =>
  page.evaluate((pressedKey) => {
    const stops: { element: Element; focused: string; plain: string }[] = Reflect.get(
      window,
      'focusStops',
    );
    const second = stops.findIndex(({ element }, i) => i > 0 && element === stops[0]?.element);
    const round = stops.splice(0).slice(0, second);
    const wanted =
      pressedKey === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const elements = round.map(({ element }) => element);
    const takers = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [tabindex]',
      ),
    ]
      .filter((element) => Reflect.get(window, 'couldFocus').has(element) && element.tabIndex >= 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Of a group of radios one takes the focus for all.
      .filter((element) => !element.matches('[type=radio]') || elements.includes(element));
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    return {
      stops: round.map(({ element, focused, plain }, i) => {
        const before = elements[i - 1];
        return {
          what: name(element),
          seen: focused !== plain,
          inOrder:
            !before?.isConnected ||
            !element.isConnected ||
            Boolean(before.compareDocumentPosition(element) & wanted),
        };
      }),
      missed: takers.filter((element) => !elements.includes(element)).map(name),
    };
  }, key);

/** Goes through the whole page by Tab, or back by Shift+Tab, and around to where it began. */
export async function expectWalk(page: Page, key: 'Tab' | 'Shift+Tab') {
  await watch(page);
  await press(page, key);
  const { stops, missed } = await report(page, key);
  expect.soft(missed, `never reached by ${key}`).toEqual([]);
  expect
    .soft(
      stops.filter(({ seen }) => !seen).map(({ what }) => what),
      'unseen',
    )
    .toEqual([]);
  // One step leads from an end of the page to the other.
  const back = stops.filter(({ inOrder }) => !inOrder).map(({ what }) => what);
  expect.soft(back.slice(1), `out of order by ${key}`).toEqual([]);
}
