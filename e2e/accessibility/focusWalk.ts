import { expect, type Page } from '@playwright/test';

interface Stop {
  /** The beginning of the element's HTML. */
  what: string;
  /** Whether the focus shows: the element, its label or its next sibling looks different with it. */
  seen: boolean;
  /** Whether it comes after the previous stop in the document; before it, for Shift+Tab. */
  inOrder: boolean;
}

interface Walk {
  stops: Stop[];
  /** Elements that can take the focus but did not get it. */
  missed: string[];
}

/** Records every element that gets the focus from now on, and its look with and without the focus. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const stops: { element: Element; focused: string; plain: string }[] = [];
    const look = (element: Element) =>
      // A radio is transparent: its label or its next sibling shows the focus.
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
    // Scripts add elements, such as tabs, after `plain` was made: their look without the focus can
    // be recorded only once the focus has left them.
    document.addEventListener('focusout', ({ target }) => {
      const stop = stops.findLast(({ element }) => element === target);
      if (target instanceof Element && stop && !plain.has(target))
        requestAnimationFrame(() => (stop.plain = look(target)));
    });
    Reflect.set(window, 'focusStops', stops);
    // An element that becomes focusable during the walk may come too late to be reached, so only
    // those that are focusable now have to be.
    Reflect.set(
      window,
      'couldFocus',
      new Set(document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')),
    );
  });

/** Presses a key until the focus has returned to the first stop. */
async function press(page: Page, key: string) {
  const total = await page.evaluate(() => document.querySelectorAll('a, button, input').length);
  for (let pressed = 0; pressed < 3 * total + 60; pressed += 20) {
    // Sends the keys at once, which is faster; the page still receives them one by one.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press(key)));
    const around = await page.evaluate(() => {
      const stops: { element: Element }[] = Reflect.get(window, 'focusStops');
      return stops.slice(1).some(({ element }) => element === stops[0]?.element);
    });
    if (around) return;
  }
  throw new Error(`Pressing ${key} never brings the focus back to where it began.`);
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
      // Only one radio of a group is a tab stop.
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

/**
 * Goes once through the whole page by Tab, or backwards by Shift+Tab, and fails unless every control
 * gets the focus, shows it, and comes in the order of the document.
 */
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
  // One step out of order is right: the one from the end of the page to its beginning.
  const back = stops.filter(({ inOrder }) => !inOrder).map(({ what }) => what);
  expect.soft(back.slice(1), `out of order by ${key}`).toEqual([]);
}
