import type { Page } from '@playwright/test';

export const widget = (page: Page) => page.locator('#rating');

export const rating = (page: Page, value: number) =>
  widget(page).getByRole('radio', { name: String(value), exact: true });

export const button = (page: Page, name: string) =>
  widget(page).getByRole('button', { name, exact: true });

export const status = (page: Page) => widget(page).getByRole('status');

/** The toolbar's buttons, one for each person. */
export const personButtons = (page: Page) =>
  widget(page).getByRole('toolbar', { name: 'Sheets of the docket' }).getByRole('button');

export async function rate(page: Page, value: number) {
  await rating(page, value).check({ force: true });
  await button(page, 'Submit Rating').click();
}
