import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from './test';

/** Folder of a plain Next project that tools/stockProject.mjs has exported with a copy of export/. */
const out = '.stock/out';

test.use({ baseURL: 'http://stock.example' });

/** Serves the exported plain Next project like a static host, and returns the list of scripts that the page requests. */
async function serveStock(page: Page): Promise<readonly string[]> {
  expect(existsSync(out), 'Run node tools/stockProject.mjs first').toBe(true);
  const scripts: string[] = [];
  await page.route('http://stock.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
    if (file.endsWith('.js')) scripts.push(pathname);
    return route.fulfill({ path: file });
  });
  return scripts;
}

const counter = (page: Page, label: string) => page.getByRole('button', { name: label });

test('a text page of a plain Next project shows its font and image, and loads no script', async ({
  page,
}) => {
  const scripts = await serveStock(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const picture = page.getByRole('img', { name: 'A square' });
  await expect(picture).toHaveJSProperty('naturalWidth', 192);
  const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  expect(await page.evaluate(loaded)).toBe(1);
  await expect(page.locator('body')).toHaveCSS('margin-left', '32px');
  expect(scripts).toEqual([]);
});

test('in a plain Next project, a link on a text page loads the next page, and one on a hydrated page uses the router', async ({
  page,
}) => {
  await serveStock(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Counter' }).click();
  await expect(page).toHaveURL('/counter/');
  await counter(page, 'Count: 0').click();
  await expect(counter(page, 'Count: 1')).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.same = 'document'));
  await page.getByRole('link', { name: 'Text' }).click();
  await expect(page.getByRole('heading', { name: 'Text' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
  await expect(page.locator('body')).toHaveCSS('margin-left', '32px');
});

test('in a plain Next project, the pages of a dynamic route load no script, and their links work', async ({
  page,
}) => {
  const scripts = await serveStock(page);
  await page.goto('/news/2/');
  await expect(page.getByRole('heading', { name: 'News 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Text' }).click();
  await expect(page).toHaveURL('/');
  expect(scripts).toEqual([]);
});

test('the 404 page of a plain Next project loads no script and violates no Content-Security-Policy', async ({
  page,
}) => {
  const scripts = await serveStock(page);
  await page.goto('/404.html');
  await expect(page.getByText('This page could not be found.')).toBeVisible();
  expect(scripts).toEqual([]);
});

test('in a plain Next project, a client component outside every island works at the first click', async ({
  page,
}) => {
  await serveStock(page);
  await page.goto('/counter/', { waitUntil: 'networkidle' });
  await counter(page, 'Count: 0').click();
  await expect(counter(page, 'Count: 1')).toBeVisible();
});

test('in a plain Next project, an island loads no script before the first click, which still counts', async ({
  page,
}) => {
  const scripts = await serveStock(page);
  await page.goto('/island/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await counter(page, 'Inside: 0').click();
  await expect(counter(page, 'Inside: 1')).toBeVisible();
});

test('in a plain Next project, a client component beside an island and the island itself work at the first click', async ({
  page,
}) => {
  await serveStock(page);
  await page.goto('/beside/', { waitUntil: 'networkidle' });
  for (const label of ['Outside', 'Inside']) {
    await counter(page, `${label}: 0`).click();
    await expect(counter(page, `${label}: 1`)).toBeVisible();
  }
});

test('in a plain Next project, an HTML file of public/ is published unchanged', () => {
  const file = 'verification.html';
  expect(readFileSync(path.join(out, file))).toEqual(
    readFileSync(path.join('export/stock/public', file)),
  );
});
