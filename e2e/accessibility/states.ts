import { type Page, test } from '../test';
import { expectAccessibleEverywhere } from './axe';

interface State {
  /** How to get there from a fresh page. */
  go: (page: Page) => Promise<void>;
  /** Where the state exists at some widths only. */
  widths?: readonly number[];
}

export type States = Readonly<Record<string, State>>;

/** One test for each: axe, in both schemes, narrow and wide. */
export function testStates(states: States) {
  for (const [name, { go, widths }] of Object.entries(states)) {
    test(`axe finds nothing ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await go(page);
      await expectAccessibleEverywhere(page, widths);
    });
  }
}
