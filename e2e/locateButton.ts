import type { Page } from '@playwright/test';

export const locateButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
