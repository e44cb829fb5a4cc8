import { expect, type Page } from '@playwright/test';

interface FocusStop {
  /** The first 120 characters of the HTML of the element that got the focus. */
  html: string;
  /** True if the element, its label or its next sibling has another outline or shadow when focused. */
  isVisible: boolean;
  /** True if the element comes after the previously focused one in the document. */
  isInOrder: boolean;
}

interface FocusReport {
  stops: FocusStop[];
  /** The first 120 characters of the HTML of each focusable element that did not get the focus. */
  unreached: string[];
}

/** Records every element that gets the focus from now on, with its outline and shadow when focused and when not. */
const recordFocus = (page: Page) =>
  page.evaluate(() => {
    const stops: { element: Element; focusedStyle: string; unfocusedStyle: string }[] = [];
    const readOutlineAndShadow = (element: Element) =>
      // Radio buttons are transparent, so the focus outline of one is on its label or on the element after it.
      [element, element.closest('label'), element.nextElementSibling]
        .map((part) => part && getComputedStyle(part))
        .map((style) => style && `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`)
        .join();
    const unfocusedStyles = new Map(
      [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')].map(
        (element) => [element, readOutlineAndShadow(element)],
      ),
    );
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      stops.push({
        element: target,
        focusedStyle: readOutlineAndShadow(target),
        unfocusedStyle: unfocusedStyles.get(target) ?? '',
      });
    });
    // Scripts add elements, such as tabs, after `unfocusedStyles` was filled with the styles of unfocused elements. The
    // unfocused style of an added element is recorded when it loses the focus.
    document.addEventListener('focusout', ({ target }) => {
      const stop = stops.findLast(({ element }) => element === target);
      if (target instanceof Element && stop && !unfocusedStyles.has(target))
        requestAnimationFrame(() => (stop.unfocusedStyle = readOutlineAndShadow(target)));
    });
    Reflect.set(window, 'focusStops', stops);
    // Only elements that are focusable now have to get the focus. One that becomes focusable later may be
    // before the element that has the focus by then.
    Reflect.set(
      window,
      'couldFocus',
      new Set(document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')),
    );
  });

/** Presses Tab until the focus has gone through the page and is back on the element that got it first. */
async function pressUntilFirstStop(page: Page) {
  const total = await page.evaluate(() => document.querySelectorAll('a, button, input').length);
  for (let pressed = 0; pressed < 3 * total + 60; pressed += 20) {
    // Sending 20 key presses at once is faster than one by one; the page still receives them in order.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')));
    const around = await page.evaluate(() => {
      const stops: { element: Element }[] = Reflect.get(window, 'focusStops');
      return stops.slice(1).some(({ element }) => element === stops[0]?.element);
    });
    if (around) return;
  }
  throw new Error(
    'Pressing Tab never returned the focus to the first element. Look for a focus trap on the page.',
  );
}

const reportStops = (page: Page): Promise<FocusReport> =>
  page.evaluate(() => {
    const stops: { element: Element; focusedStyle: string; unfocusedStyle: string }[] = Reflect.get(
      window,
      'focusStops',
    );
    const second = stops.findIndex(({ element }, i) => i > 0 && element === stops[0]?.element);
    const round = stops.splice(0).slice(0, second);
    const elements = round.map(({ element }) => element);
    const takers = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [tabindex]',
      ),
    ]
      .filter((element) => Reflect.get(window, 'couldFocus').has(element) && element.tabIndex >= 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Tab moves the focus to only one radio button of a group.
      .filter((element) => !element.matches('[type=radio]') || elements.includes(element));
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    return {
      stops: round.map(({ element, focusedStyle, unfocusedStyle }, i) => {
        const before = elements[i - 1];
        return {
          html: name(element),
          isVisible: focusedStyle !== unfocusedStyle,
          isInOrder:
            !before?.isConnected ||
            !element.isConnected ||
            Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
        };
      }),
      unreached: takers.filter((element) => !elements.includes(element)).map(name),
    };
  });

/**
 * Presses Tab through the whole page and expects that every control gets the focus, in
 * the order of the document, and looks different while it has it.
 */
export async function expectTabOrder(page: Page) {
  await recordFocus(page);
  await pressUntilFirstStop(page);
  const { stops, unreached } = await reportStops(page);
  expect.soft(unreached, 'controls that Tab never reaches').toEqual([]);
  expect
    .soft(
      stops.filter(({ isVisible }) => !isVisible).map(({ html }) => html),
      'controls that do not show the focus',
    )
    .toEqual([]);
  // One step is always out of document order: that from the end of the page back to its beginning.
  const back = stops.filter(({ isInOrder }) => !isInOrder).map(({ html }) => html);
  expect.soft(back.slice(1), 'controls that Tab reaches out of document order').toEqual([]);
}
