import type { Page } from '@playwright/test';
import { people } from '../content/people';

export const votesKey = 'slutEvaluationVotes';
export const progressKey = 'copeCourseProgress';

/** A vote of five for everybody. */
export const fives = JSON.stringify(people.map(({ id }) => ({ personId: id, rating: 5 })));

/** Puts entries into localStorage before the first page of this tab reads it. */
export function seed(page: Page, items: Readonly<Record<string, string>>) {
  return page.addInitScript((wanted) => {
    // A tab starts with about:blank, which has no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(wanted)) localStorage.setItem(key, text);
    sessionStorage.setItem('seeded', 'yes');
  }, items);
}

/** Makes localStorage throw, as in a browser whose settings block it. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
