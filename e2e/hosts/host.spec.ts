import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, exportedPages } from '../exportedSite';
import { hydrateIslands, markHydratedIslands } from '../islands';
import { expect, test } from './host';

const findFirstUrl = (folder: string, extension: string) => {
  const file = readdirSync(path.join(exportFolder, folder)).find((name) =>
    name.endsWith(extension),
  );
  return `${folder}/${file ?? `nothing${extension}`}`;
};

const hashed = {
  style: findFirstUrl('/_next/static/css', '.css'),
  script: findFirstUrl('/_next/static/chunks', '.js'),
  font: findFirstUrl('/_next/static/media', '.woff2'),
};

/** One file of each folder that holds nothing but pictures, as /og and /portraits. */
const pictures = readdirSync(exportFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const files = readdirSync(path.join(exportFolder, name));
    return files.every((file) => /\.(png|svg)$/.test(file)) ? [`/${name}/${files[0]}`] : [];
  });

const nested = exportedPages.map(({ url }) => url).filter((url) => /^\/.+\/$/.test(url));

test('every page returns 200 at its address with a trailing slash', async ({ request }) => {
  for (const url of ['/', ...nested]) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toMatch(/^text\/html; ?charset=utf-8$/i);
  }
});

test('an address without a trailing slash redirects once, to the one with it', async ({
  request,
}) => {
  for (const url of nested) {
    const response = await request.get(url.slice(0, -1), { maxRedirects: 0 });
    expect([301, 302, 307, 308], url).toContain(response.status());
    const location = response.headers().location ?? '';
    expect(new URL(location, response.url()).href).toBe(new URL(url, response.url()).href);
  }
});

test('the redirect to the trailing slash keeps query and fragment', async ({ page }) => {
  await page.goto('/about?from=mail#careers');
  await expect(page).toHaveURL('/about/?from=mail#careers');
  await expect(page.locator('#careers').getByRole('heading').first()).toBeInViewport();
});

const unknown = ['/nothing', '/nothing/', '/about/nothing/here', '/news999', '/_next/static/x.js'];
const unknownNews = ['/news/999', '/news/999/', '/news/1/more', '/news/no/such/article/'];

test.describe('what is unknown', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 404 |404: nothing is at/ });

  for (const [addresses, title] of [
    [unknown, 'Oops! Page not found'],
    [unknownNews, 'Article Not Found'],
  ] as const) {
    test(`unknown addresses return 404 with the page "${title}"`, async ({ page }) => {
      for (const url of addresses) {
        const response = await page.goto(url);
        expect(response?.status(), url).toBe(404);
        expect(response?.headers()['content-type'], url).toContain('text/html');
        await expect(page.getByRole('heading', { level: 1 }), url).toHaveText(title);
      }
    });
  }
});

test('_headers, the file that configures the host, is not sent', async ({ request, host }) => {
  test.skip(!host.headers, 'A plain file server does not read _headers, and sends it as a file.');
  // Wrangler's emulator of Cloudflare Pages returns 502 in place of 404.
  expect((await request.get('/_headers')).status()).toBeGreaterThanOrEqual(400);
});

test('a folder without an index.html returns 404, not 403', async ({ request }) => {
  for (const url of ['/resources/', '/news/page/', '/_next/static/']) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

test('an unknown address below /news returns the 404 page of /news', async ({ request, host }) => {
  test.skip(!host.nearest404, 'This host has one 404 page only.');
  const html = await (await request.get('/news/999')).text();
  expect(html).toContain('<title>Article Not Found');
});

const types: Record<string, RegExp> = {
  [hashed.style]: /^text\/css/,
  [hashed.script]: /^(application|text)\/javascript/,
  [hashed.font]: /^font\/woff2$/,
  '/portraits/1.svg': /^image\/svg\+xml/,
  '/icon.svg': /^image\/svg\+xml/,
  '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '/icons/icon-192.png': /^image\/png$/,
  '/og/home.png': /^image\/png$/,
  '/feed.xml': /^(application\/(atom\+)?xml|text\/xml)/,
  '/sitemap.xml': /^(application|text)\/xml/,
  '/robots.txt': /^text\/plain/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
};

for (const [url, type] of Object.entries(types)) {
  // Hashes in file names change with each build, but titles of tests must not change.
  const address = url.replace(/[^/]+\.(css|js|woff2)$/, '*.$1');
  test(`${address} returns 200 with the Content-Type of its kind of file`, async ({
    request,
    host,
  }) => {
    const response = await request.get(url);
    expect(response.status()).toBe(200);
    const sent = response.headers()['content-type'];
    expect(sent).toMatch(type);
    if (host.headers && url === '/feed.xml') expect(sent).toContain('application/atom+xml');
  });
}

test('every response has the security headers, also redirects and 404 pages', async ({
  request,
  host,
}) => {
  test.skip(!host.headers, 'A plain file server sends no security headers.');
  const addresses = ['/', '/news', '/news/1/', '/nothing', '/news/999', hashed.script, '/feed.xml'];
  for (const url of addresses) {
    const headers = (await request.get(url, { maxRedirects: 0 })).headers();
    expect(headers, url).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('files with a hash are cached for a year, pages are revalidated', async ({
  request,
  host,
}) => {
  test.skip(!host.headers, 'A plain file server sends no Cache-Control for hashed files.');
  const caching = async (url: string) => (await request.get(url)).headers()['cache-control'];
  for (const url of Object.values(hashed)) {
    expect(await caching(url), url).toBe('public, max-age=31536000, immutable');
  }
  for (const url of ['/', '/news/1/', '/feed.xml', '/manifest.webmanifest']) {
    expect(await caching(url), url).toBe('public, max-age=0, must-revalidate');
  }
  expect(pictures.length).toBeGreaterThan(0);
  for (const url of pictures) {
    expect(await caching(url), url).toBe('public, max-age=3600');
  }
  for (const url of [
    '/nothing',
    ...(host.cachesMissingFiles ? [] : ['/_next/static/nothing.css']),
  ]) {
    expect((await caching(url)) ?? '', url).not.toContain('immutable');
  }
});

test('text is sent compressed, fonts and PNG files are not', async ({ request, host }) => {
  test.skip(!host.compresses, 'A plain file server sends files as they are.');
  const encoding = async (url: string) => (await request.get(url)).headers()['content-encoding'];
  for (const url of ['/', hashed.style, hashed.script, '/feed.xml', '/portraits/1.svg']) {
    expect(await encoding(url), url).toMatch(/^(gzip|br)$/);
  }
  for (const url of [hashed.font, '/og/home.png']) {
    expect(await encoding(url), url).toBeUndefined();
  }
});

test('no page violates its Content-Security-Policy or logs an error', async ({ page }) => {
  test.setTimeout(180_000);
  await markHydratedIslands(page);
  for (const { url } of exportedPages.filter((candidate) =>
    candidate.file.endsWith('index.html'),
  )) {
    await page.goto(url);
    await hydrateIslands(page);
    await page.waitForLoadState('networkidle');
  }
});
