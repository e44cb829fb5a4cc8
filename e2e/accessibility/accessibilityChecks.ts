import type { Page } from '@playwright/test';

/** Each check finds one kind of fault, and returns 0 or an empty list if there is none. */
export const accessibilityChecks = {
  horizontalOverflow: (page: Page) =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),

  /**
   * Elements that cut off their content. Those of 1 px do not count: they are for screen readers.
   */
  clippedBoxes: (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
        .filter((box) => box.checkVisibility() && !box.closest('[aria-hidden=true]'))
        .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          return (
            (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
            (hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ),

  /**
   * Elements that scroll sideways without the role, name, and tabindex that keyboard users need.
   */
  unnamedScrollRegions: (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
        .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
        .filter(
          (box) => !box.matches('[role=region][tabindex="0"]:is([aria-label], [aria-labelledby])'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ),

  /** Controls smaller than 44 px; a radio or checkbox is measured by its label. */
  smallControls: (page: Page) =>
    page
      .locator(
        'button, input:not([type=radio], [type=checkbox]), select, summary, label:has(input)',
      )
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ box: control.getBoundingClientRect(), text: control.textContent }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
      ),

  /** Headings that skip a level, and the number of h1 headings if it is not 1. */
  headingErrors: (page: Page) =>
    page.evaluate(() => {
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
        heading.checkVisibility(),
      );
      const level = (i: number) => Number(headings[i]?.tagName[1] ?? 1);
      const main = headings.filter(({ tagName }) => tagName === 'H1').length;
      return [
        ...(main === 1 ? [] : [`${main} main headings`]),
        ...headings.filter((_, i) => level(i) > level(i - 1) + 1).map((h) => h.outerHTML),
      ];
    }),

  /** Controls without an accessible name, and links in `main` with one name but several targets. */
  controlNameErrors: (page: Page) =>
    page.evaluate(() => {
      const axe = Reflect.get(window, 'axe');
      axe.setup(document);
      const named = [...document.querySelectorAll('a[href], button, input, select, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => ({
          control,
          name: String(axe.commons.text.accessibleText(control)).trim(),
          href: control.closest('main') && control.getAttribute('href'),
        }));
      axe.teardown();
      const links = named.filter(({ href }) => href);
      return [
        ...named.filter(({ name }) => !name).map(({ control }) => `no name: ${control.outerHTML}`),
        ...links
          .filter(({ name, href }) =>
            links.some((other) => other.name === name && other.href !== href),
          )
          .map(({ name, href }) => `"${name}" leads to ${href} and elsewhere`),
      ];
    }),

  runningAnimations: (page: Page) => page.evaluate(() => document.getAnimations().length),
};

/** The text spacing of WCAG 2.2, criterion 1.4.12. */
export const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
      if (element.matches('p')) element.style.setProperty('margin-bottom', '2em', 'important');
    }
  });

export const doubleTextSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
