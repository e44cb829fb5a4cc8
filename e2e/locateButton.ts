import type { Page } from '@playwright/test';

/** Returns the locator of the button whose accessible name is exactly `name`. */
export const locateButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
