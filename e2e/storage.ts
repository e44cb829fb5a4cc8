import type { Page } from '@playwright/test';
import { people } from '../content/people';

export const votesStorageKey = 'slutEvaluationVotes';
export const courseProgressStorageKey = 'copeCourseProgress';

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

/** Ratings of people in the order of the docket; undefined for those who are not rated. */
export type Ratings = readonly (number | undefined)[];

/** Of everyone, or of the first `count` people. */
export const rateAlike = (rating: number, count = people.length): Ratings =>
  people.slice(0, count).map(() => rating);

/** Votes as the site stores them. */
export const createVotes = (ratings: Ratings) =>
  people.flatMap(({ id }, place) => {
    const rating = ratings[place];
    return rating === undefined ? [] : [{ personId: id, rating }];
  });

export const seedVotes = (page: Page, ratings: Ratings) =>
  seedStorage(page, { [votesStorageKey]: JSON.stringify(createVotes(ratings)) });

/** The value that the site has stored as JSON; null if there is none. */
export const readStorage = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

export const readVotes = (page: Page) => readStorage(page, votesStorageKey);

/** Makes every access to localStorage throw, as in a browser that blocks storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
