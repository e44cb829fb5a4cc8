import type { Page, Request } from '@playwright/test';

/**
 * Keeps the scripts of the page on their way, until the function that comes back is called: whatever
 * is done before that is done before they arrive, however fast the machine.
 */
export async function holdScripts(page: Page) {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letThrough;
}

/** Asks for a picture: whatever the page was to ask for before has been asked for when it is there. */
export const everythingAsked = (page: Page) =>
  page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/icon.svg?later';
    await picture.decode();
  });

/** The icon of the tab is the browser's, which asks for it when it likes. */
export const isIcon = (request: Request) => new URL(request.url()).pathname === '/icon.svg';
