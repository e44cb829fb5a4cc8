import type { Page } from '@playwright/test';
import { people } from '../content/people';

export const votesKey = 'slutEvaluationVotes';
export const progressKey = 'copeCourseProgress';

/** A vote of five for everybody. */
export const fives = JSON.stringify(people.map(({ id }) => ({ personId: id, rating: 5 })));

/** Puts something into storage before the first page of this tab looks at it. */
export function seed(page: Page, items: Readonly<Record<string, string>>) {
  return page.addInitScript((wanted) => {
    // A tab starts on a blank page, which has no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(wanted)) localStorage.setItem(key, text);
    sessionStorage.setItem('seeded', 'yes');
  }, items);
}

/** As in a browser that is told to keep nothing. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
