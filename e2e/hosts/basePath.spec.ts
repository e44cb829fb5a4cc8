import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { people } from '../../content/people';
import { projectPage } from '../../tools/projectPage.mjs';
import { expect, type Page, test } from '../test';

const { basePath, root } = projectPage;
const site = projectPage.url + basePath;
const folder = path.join(root, basePath);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const pages = files
  .filter((file) => file.endsWith('index.html'))
  .map((file) => ({ file, url: `${basePath}/${file.replace(/index\.html$/, '')}` }));

/** Whether a file or a page of the site is at this address. */
function exists(address: string): boolean {
  const url = new URL(address, projectPage.url);
  const file = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  return url.origin === projectPage.url && existsSync(path.join(root, decodeURI(file)));
}

/** Addresses in attributes of a page, and those that its loader is given. */
function addressesOf(html: string): string[] {
  const $ = load(html);
  const attributes = $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []))
    .flatMap(([name, value]) => (name === 'srcset' ? value.split(/,\s+/) : value));
  const list: unknown[] = JSON.parse($('#runtime').text() || '[]');
  return [...attributes, ...list.map(String)].filter((value) => /^\/[^/\s]|^\/$/.test(value));
}

test('every address in a page carries the base path and leads somewhere', () => {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const addresses = addressesOf(read(file)).map((address) => address.split(/[ #]/)[0] ?? '');
    expect(addresses.length, file).toBeGreaterThan(10);
    for (const address of addresses) {
      expect(address, file).toMatch(/^\/cope\//);
      expect(exists(address), `${file}: ${address}`).toBe(true);
    }
  }
});

test('what the scripts draw carries it, too', () => {
  const flights = files.filter((file) => file.startsWith('_next/static/flight/'));
  expect(flights.length).toBeGreaterThan(0);
  for (const file of flights) {
    const addresses = read(file).matchAll(/\\"(?:href|src|url)\\":\\"(\/[^"\\]*)/g);
    for (const [, address] of addresses) expect(address, file).toMatch(/^\/cope\//);
  }
});

test('style sheets name no file from the root', () => {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    expect(read(file), file).not.toMatch(/url\(['"]?\/(?!cope\/)/);
  }
});

test('absolute addresses are on this host and below the base path, everywhere', () => {
  const texts = files.filter((name) => /\.(html|xml|txt|svg|webmanifest)$|\/flight\//.test(name));
  for (const file of texts) {
    expect(read(file), file).not.toContain('https://cope.example');
    expect(read(file), file).not.toMatch(/https:\/\/example\.github\.io(?!\/cope\/)/);
  }
});

test('each page names itself and its picture', () => {
  for (const { file, url } of pages) {
    const $ = load(read(file));
    expect($('link[rel=canonical]').attr('href'), file).toBe(projectPage.url + url);
    expect($('meta[property="og:url"]').attr('content'), file).toBe(projectPage.url + url);
    for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      expect(exists($(name).attr('content') ?? ''), `${file}: ${name}`).toBe(true);
    }
  }
});

test('feed, sitemap, manifest and robots name what exists', () => {
  const feed = load(read('feed.xml'), { xml: true });
  const links = feed('link').toArray();
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect(exists(feed(link).attr('href') ?? '')).toBe(true);
  const texts = feed('content')
    .toArray()
    .map((content) => feed(content).text());
  expect(texts.join('')).toContain(`href="${site}/`);
  expect(texts.join('')).not.toMatch(/(href|src)="\//);

  const sitemap = load(read('sitemap.xml'), { xml: true });
  const places = sitemap('loc').toArray();
  expect(places.length).toBeGreaterThan(20);
  for (const place of places) expect(exists(sitemap(place).text())).toBe(true);

  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ start_url: `${basePath}/`, scope: `${basePath}/` });
  for (const { src } of manifest.icons) expect(exists(src), src).toBe(true);

  expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('GitHub is told to leave folders that begin with an underscore as they are', () => {
  expect(files).toContain('.nojekyll');
});

/** Requests that leave the site's folder or find nothing. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${basePath}/`)) {
      strays.push(`${response.status()} ${response.url()}`);
    }
  });
  return strays;
}

test('no page asks for anything that is not there', async ({ page }) => {
  test.setTimeout(180_000);
  const strays = watchStrays(page);
  for (const { url } of pages) {
    await page.goto(url);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  }
  expect(strays).toEqual([]);
});

test('the rating game works, with a picture for the next person', async ({ page }) => {
  const strays = watchStrays(page);
  await page.goto(`${basePath}/`);
  const widget = page.locator('#rating');
  await widget.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await widget.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(widget.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  await expect(widget.getByText('8.0')).toBeVisible();
  await expect(widget.locator('img').first()).toHaveAttribute(
    'src',
    `${basePath}${people[1]?.docketImageUrl}`,
  );
  await page.waitForLoadState('networkidle');
  expect(strays).toEqual([]);
});

test('the pages of the news turn, and an article leads back', async ({ page }) => {
  await page.goto(`${basePath}/news/`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${basePath}/news/page/2/`);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cope\/news\/\d+\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL(`${basePath}/news/`);
});

test.describe('what is unknown', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 404 |404: nothing is at/ });

  for (const [address, title, link] of [
    [`${basePath}/news/999`, 'Article Not Found', `${basePath}/news/`],
    [`${basePath}/nothing`, 'Oops! Page not found', `${basePath}/`],
  ] as const) {
    test(`${address} says "${title}" and leads on`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('link').filter({ visible: true }).first()).toHaveAttribute(
        'href',
        link,
      );
    });
  }
});
