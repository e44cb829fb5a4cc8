import type { Page } from '@playwright/test';

export const locateRatingGameSection = (page: Page) => page.locator('#rating');

export const locateRatingRadio = (page: Page, value: number) =>
  locateRatingGameSection(page).getByRole('radio', { name: String(value), exact: true });

export const locateGameButton = (page: Page, name: string) =>
  locateRatingGameSection(page).getByRole('button', { name, exact: true });

export const locateGameStatus = (page: Page) => locateRatingGameSection(page).getByRole('status');

export const locatePersonButtons = (page: Page) =>
  locateRatingGameSection(page)
    .getByRole('toolbar', { name: 'Sheets of the docket' })
    .getByRole('button');

export async function submitRating(page: Page, value: number) {
  await locateRatingRadio(page, value).check({ force: true });
  await locateGameButton(page, 'Submit Rating').click();
}
