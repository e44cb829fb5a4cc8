import type { Page } from '@playwright/test';
import { ratingsForFinding } from '../content/findings/summary';
import { people } from '../content/people';

export const votesStorageKey = 'slutEvaluationVotes';
export const courseProgressStorageKey = 'copeCourseProgress';

const rateFive = ({ id }: { id: number }) => ({ personId: id, rating: 5 });

export const allVotesJson = JSON.stringify(people.map(rateFive));

/** The next vote makes a finding. */
export const sixVotesJson = JSON.stringify(people.slice(0, ratingsForFinding - 1).map(rateFive));

export const createCourseProgressJson = (lessonIds: readonly string[]) =>
  JSON.stringify({ version: 1, done: lessonIds });

/** Stores the items before the first page of this tab runs its scripts. */
export function seedStorage(page: Page, items: Readonly<Record<string, string>>) {
  return page.addInitScript((wanted) => {
    // A tab begins with about:blank, which has the origin "null" and no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(wanted)) localStorage.setItem(key, text);
    sessionStorage.setItem('seeded', 'yes');
  }, items);
}

/** Makes every access to localStorage throw, as in a browser that blocks storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
