import { type Page, test } from '../test';
import { expectNoAxeViolationsAtWidths } from './axe';

interface PageState {
  /** Opens a page and brings it into the state that is tested. */
  open: (page: Page) => Promise<void>;
  /** Viewport widths in px at which the state exists; if missing, axe runs at 360 and 1280 px. */
  widths?: readonly number[];
}

/** States of pages by description, such as "with the menu open", which completes the title of the test. */
export type PageStateByDescription = Readonly<Record<string, PageState>>;

/** Defines a test for each page state that runs axe in both color schemes, at a narrow and a wide viewport. */
export function testStatesWithAxe(states: PageStateByDescription) {
  for (const [name, { open, widths }] of Object.entries(states)) {
    test(`axe finds no violation on a page ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await expectNoAxeViolationsAtWidths(page, widths);
    });
  }
}
