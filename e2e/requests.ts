import type { Page, Request } from '@playwright/test';

/**
 * Holds scripts back until the returned function is called, so that a test can act before they
 * arrive. Meanwhile the page's clock stands still: the page does not give up on them.
 */
export async function holdScriptResponses(page: Page) {
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/*.js', async (route) => {
    await freed;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  return async () => {
    free();
    await page.clock.resume();
  };
}

export function recordScriptRequests(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Requests an image and waits for it: by then the page has sent all its earlier requests. */
export const waitUntilRequestsAreSent = (page: Page) =>
  page.evaluate(async () => {
    const picture = new Image();
    // The unique query keeps the browser from using its cache.
    picture.src = `/icon.svg?${crypto.randomUUID()}`;
    await picture.decode();
  });

/** Browsers may request an icon at any time, and Firefox one of several, so tests ignore that. */
export const isIconRequest = (request: Request) =>
  /\/(?:favicon\.ico|icon\.svg|icons\/[^/]+)$/.test(new URL(request.url()).pathname);
