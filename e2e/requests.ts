import type { Page, Request } from '@playwright/test';

/**
 * Delays the responses to all script requests of the page until the returned function is called, so that a test can act before the scripts arrive.
 */
export async function holdScriptResponses(page: Page) {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letThrough;
}

export function recordScriptRequests(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Waits until the page has sent all requests it began before: loads an image, whose request comes after them. */
export const settleRequests = (page: Page) =>
  page.evaluate(async () => {
    const picture = new Image();
    // An address of its own, as the browser may have the image in its cache.
    picture.src = `/icon.svg?${crypto.randomUUID()}`;
    await picture.decode();
  });

/** Returns whether a request is for the favicon, which the browser requests at any time. */
export const isIconRequest = (request: Request) => new URL(request.url()).pathname === '/icon.svg';
