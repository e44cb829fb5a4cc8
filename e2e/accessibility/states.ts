import { type Page, test } from '../test';
import { expectAccessibleEverywhere } from './axe';

interface State {
  /** Brings a new page into the state. */
  go: (page: Page) => Promise<void>;
  /** The widths to check; for a state that exists only at some. */
  widths?: readonly number[];
}

export type States = Readonly<Record<string, State>>;

/** Adds a test for each state, which runs axe in both schemes, narrow and wide. */
export function testStates(states: States) {
  for (const [name, { go, widths }] of Object.entries(states)) {
    test(`axe finds nothing ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await go(page);
      await expectAccessibleEverywhere(page, widths);
    });
  }
}
