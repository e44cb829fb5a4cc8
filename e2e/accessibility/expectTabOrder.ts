import { expect, type Page } from '@playwright/test';

interface FocusStop {
  html: string;
  /** Whether focus changes the outline or shadow of the element, its label, or the next element. */
  isVisible: boolean;
  /** Whether the element comes after the previously focused one in the document. */
  isInOrder: boolean;
}

interface FocusReport {
  stops: FocusStop[];
  /** Focusable elements that did not get the focus. */
  unreached: string[];
}

/** Records every element that gets the focus, and its outline and shadow with and without focus. */
const recordFocus = (page: Page) =>
  page.evaluate(() => {
    const stops: { element: Element; focusedStyle: string; unfocusedStyle: string }[] = [];
    const readOutlineAndShadow = (element: Element) =>
      // Radio buttons are transparent: the outline is on the label or on the next element.
      [element, element.closest('label'), element.nextElementSibling]
        .map((part) => part && getComputedStyle(part))
        .map((style) => {
          if (!style) return '';
          const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
          return `${outline} ${style.boxShadow}`;
        })
        .join();
    const unfocusedStyles = new Map(
      [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')].map(
        (element) => [element, readOutlineAndShadow(element)],
      ),
    );
    // React stops the event while it hydrates the island, but only in the bubbling phase.
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        stops.push({
          element: target,
          focusedStyle: readOutlineAndShadow(target),
          unfocusedStyle: unfocusedStyles.get(target) ?? '',
        });
      },
      true,
    );
    // Elements that scripts add later, such as tabs, are recorded when they lose the focus.
    document.addEventListener('focusout', ({ target }) => {
      const stop = stops.findLast(({ element }) => element === target);
      if (target instanceof Element && stop && !unfocusedStyles.has(target))
        requestAnimationFrame(() => (stop.unfocusedStyle = readOutlineAndShadow(target)));
    });
    Reflect.set(window, 'focusStops', stops);
    // Tab must reach only these: an element that becomes focusable later may be before the focus.
    Reflect.set(
      window,
      'couldFocus',
      new Set(document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')),
    );
  });

/** Presses Tab until the focus is back on the first element. */
async function pressUntilFirstStop(page: Page) {
  const total = await page.evaluate(() => document.querySelectorAll('a, button, input').length);
  for (let pressed = 0; pressed < 3 * total + 60; pressed += 20) {
    // Sending twenty presses at once is faster, and they still arrive in order.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')));
    const around = await page.evaluate(() => {
      const stops: { element: Element }[] = Reflect.get(window, 'focusStops');
      return stops.slice(1).some(({ element }) => element === stops[0]?.element);
    });
    if (around) return;
  }
  throw new Error(
    `On ${page.url()}, Tab did not return to the first element within ${3 * total + 60} presses. Look there for an element that keeps the focus.`,
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
      // A group of radio buttons is one tab stop.
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
 * Expects that Tab reaches every control in document order, and that each looks different while
 * focused.
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
  // The step from the end of the page to its beginning is always out of order.
  const back = stops.filter(({ isInOrder }) => !isInOrder).map(({ html }) => html);
  expect.soft(back.slice(1), 'controls that Tab reaches out of document order').toEqual([]);
}
