import type { Page } from '@playwright/test';

/** Each check lists one kind of fault. */
export const accessibilityChecks = {
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

  /**
   * Controls smaller than 44 px, or than 24 px in a toolbar, because other buttons do the same; a radio
   * or checkbox is measured by its label.
   */
  smallControls: (page: Page) =>
    page
      .locator(
        'button, input:not([type=radio], [type=checkbox]), select, summary, label:has(input)',
      )
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({
            box: control.getBoundingClientRect(),
            name: control.getAttribute('aria-label') ?? control.textContent,
            least: control.closest('[role=toolbar]') ? 24 : 44,
          }))
          .filter(({ box, least }) => box.width < least || box.height < least)
          .map(({ box, name }) => `${name} ${box.width}x${box.height}`),
      ),

  /** Text fields of less than 16 px, into which phones zoom. */
  smallTextFields: (page: Page) =>
    page
      .locator('input:not([type=radio], [type=checkbox], [type=range]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .map((field) => ({ size: getComputedStyle(field).fontSize, html: field.outerHTML }))
          .filter(({ size }) => parseFloat(size) < 16)
          .map(({ size, html }) => `${size}: ${html}`),
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

  /** Shapes that nothing fills, and so the browser fills with black, which is no color of this site. */
  blackShapes: (page: Page) =>
    page.evaluate(() => {
      const isLine = (shape: Element) =>
        /^(M[^A-Z]+[HV][^A-Z]+)+$/i.test(shape.getAttribute('d') ?? '');
      return [...document.querySelectorAll('svg :is(path, rect, circle, ellipse, polygon)')]
        .filter((shape) => shape.checkVisibility() && !shape.closest('defs, clipPath, mask'))
        .filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)' && !isLine(shape))
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    }),

  runningAnimations: (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const animated = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
        return animated?.slice(0, 120) ?? 'an animation';
      }),
    ),
};

/** The text spacing of WCAG 2.2, criterion 1.4.12. Letters of drawings have none: they are pictures. */
export const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    // A page's policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      body :not(svg, svg *) {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      body p { margin-bottom: 2em !important; }
      body svg { letter-spacing: normal !important; word-spacing: normal !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

export const doubleTextSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/**
 * In lists laid out by grid or flex, of at least three items with the same tag and class, repeats the
 * second, because the first and the last are often laid out apart. Call removeListItems next.
 */
export const repeatListItems = (page: Page) =>
  page.evaluate(() => {
    const kindOf = (element: Element) => `${element.tagName} ${element.className}`;
    for (const list of document.querySelectorAll('body *:not(svg *, table *, fieldset *)')) {
      if (!/grid|flex/.test(getComputedStyle(list).display)) continue;
      const [, second, third] = list.children;
      if (!second || !third || kindOf(second) !== kindOf(third)) continue;
      if (second.matches('svg, input, button, span')) continue;
      second.setAttribute('data-repeated', '');
      second.after(second.cloneNode(true));
    }
  });

/** Removes the repeated items and their copies, so that each list has one item fewer than before. */
export const removeListItems = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('[data-repeated]').forEach((item) => item.remove()),
  );
