import type { Page } from '@playwright/test';

/** Puts something into storage before the first page of this tab looks at it. */
export function seed(page: Page, items: Readonly<Record<string, string>>) {
  return page.addInitScript((wanted) => {
    // A tab starts on a blank page, which has no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(wanted)) localStorage.setItem(key, text);
    sessionStorage.setItem('seeded', 'yes');
  }, items);
}
