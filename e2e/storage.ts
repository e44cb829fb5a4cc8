import type { Page } from '@playwright/test';
import { people } from '../content/people';

export const votesStorageKey = 'slutEvaluationVotes';
export const courseProgressStorageKey = 'copeCourseProgress';

export const everybodyRatedFiveJson = JSON.stringify(
  people.map(({ id }) => ({ personId: id, rating: 5 })),
);

export const courseProgressJson = (lessonIds: readonly string[]) =>
  JSON.stringify({ version: 1, done: lessonIds });

/** Sets localStorage entries before the first page of this browser tab runs. */
export function seedStorage(page: Page, items: Readonly<Record<string, string>>) {
  return page.addInitScript((wanted) => {
    // Skips about:blank, with which a browser tab starts: its origin is "null", and it has no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(wanted)) localStorage.setItem(key, text);
    sessionStorage.setItem('seeded', 'yes');
  }, items);
}

/** Makes access to localStorage throw, as in a browser that blocks storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
