import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** Each finds one kind of fault in a page at its present size: a list, or a number, which is then 0. */
export const faults = {
  sideways: (page: Page) =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),

  /** Boxes that cut off their content. A box of 1 px is skipped: it is for screen readers only. */
  cut: (page: Page) =>
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

  /** Boxes that scroll sideways but are not named regions that take the focus, for keyboards. */
  scrollers: (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
        .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
        .filter(
          (box) => !box.matches('[role=region][tabindex="0"]:is([aria-label], [aria-labelledby])'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ),

  /** Controls below 44 px in width or height. For a radio or a checkbox, its label counts. */
  small: (page: Page) =>
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

  /** Headings that skip a level, and the number of h1 headings where it is not one. */
  headings: (page: Page) =>
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

  /** Controls without a name, and links of the same name that lead to different places. */
  names: (page: Page) =>
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

  /** Running text with a contrast below 7 to 1. Text in elements with a class, such as captions, needs only 4.5. */
  faint: (page: Page) =>
    page.evaluate(async () => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run('main', {
        runOnly: ['color-contrast-enhanced'],
      });
      return violations
        .flatMap(({ nodes }) => nodes)
        .filter(({ target }) =>
          document.querySelector(String(target[0]))?.matches(':is(p, li, dd, td):not([class])'),
        )
        .map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`);
    }),

  moving: (page: Page) => page.evaluate(() => document.getAnimations().length),
};

/** Sets the text spacing of WCAG 1.4.12, with which nothing may be cut off. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
      if (element.matches('p')) element.style.setProperty('margin-bottom', '2em', 'important');
    }
  });

export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
