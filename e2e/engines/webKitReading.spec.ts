import { dashboards } from '../../content/dashboards/dashboards';
import { articles } from '../../content/news';
import { newsListPages } from '../../content/newsList';
import { aDashboard, anArticle } from '../visit';
import { scripts, visibleTitles } from './webKitQueries';
import { expect, test } from './webKitTest';
import type { WebKitPage } from './webKitPage';

const menu = 'nav[aria-label="Primary"]';

/** Opens and closes the menu. The narrowest window of this browser is 447 px wide. */
async function useMenu(webKit: WebKitPage) {
  await webKit.resize(360, 740);
  await webKit.goto('/news/');
  expect(await webKit.isVisible(menu)).toBe(false);
  await webKit.click('//button[.="Menu"]');
  await expect.poll(() => webKit.isVisible(menu)).toBe(true);
  expect(await webKit.text(`${menu} [aria-current="page"]`)).toBe('News');
  await webKit.click('//button[.="Close menu"]');
  await expect.poll(() => webKit.isVisible(menu)).toBe(false);
  await webKit.click('//button[.="Menu"]');
  await expect.poll(() => webKit.isVisible(menu)).toBe(true);
  await webKit.press('Escape');
  await expect.poll(() => webKit.isVisible(menu)).toBe(false);
}

test('the menu of a narrow window opens, closes by its button and by Escape', ({ webKit }) =>
  useMenu(webKit));

test('an article loads no script', async ({ webKit }) => {
  await webKit.goto(anArticle);
  await webKit.press('Tab');
  await webKit.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await webKit.text('h1')).toBe(articles[0]!.title);
  expect(await scripts(webKit)).toEqual([]);
  expect(await webKit.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(0);
});

test('an unknown article address shows the page “Article Not Found”', async ({ webKit }) => {
  await webKit.goto('/news/nothing/');
  const heading = '//h1[.="Article Not Found"]';
  await expect.poll(() => webKit.isVisible(heading)).toBe(true);
  await webKit.click('//main//a[.="Back to News"]');
  await expect.poll(() => webKit.evaluate(() => location.pathname)).toBe('/news/');
});

const withIslands = [
  '/',
  '/education/simp-awareness-101/',
  '/education/simp-awareness-101/module-1/',
  aDashboard,
  '/privacy/',
];

for (const path of [...withIslands, '/about/', '/news/', anArticle]) {
  test(`${path} breaks no policy and requests nothing from other origins`, async ({ webKit }) => {
    await webKit.goto(path);
    await webKit.evaluate(() => {
      const log: { problems: string[]; hydrated: number } = { problems: [], hydrated: 0 };
      addEventListener('securitypolicyviolation', (event) => {
        log.problems.push(`${event.violatedDirective}: ${event.blockedURI}`);
      });
      addEventListener('error', (event) => log.problems.push(event.message));
      addEventListener('unhandledrejection', (event) => log.problems.push(String(event.reason)));
      addEventListener('hydrated', () => (log.hydrated += 1), true);
      Object.assign(window, { log });
    });
    await webKit.press('Tab');
    await webKit.evaluate(() => document.querySelector('[data-island]')?.scrollIntoView());
    const log = () => webKit.evaluate(() => Reflect.get(window, 'log'));
    if (withIslands.includes(path))
      await expect.poll(async () => (await log()).hydrated).toBeGreaterThan(0);
    expect((await log()).problems).toEqual([]);

    // Files that were refused before the listeners were added are missing now.
    const found = await webKit.evaluate(() => ({
      origins: performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      own: location.origin,
      broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      rules: document.styleSheets[0]?.cssRules.length ?? 0,
    }));
    expect(found.origins.filter((origin) => origin !== found.own)).toEqual([]);
    expect(found.broken).toBe(0);
    expect(found.fonts).toBeGreaterThan(0);
    expect(found.rules).toBeGreaterThan(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ settings: ['--enable-javascript=false'] });

  test('the menu opens and closes', ({ webKit }) => useMenu(webKit));

  test('the pages of the news list are turned by link and by Back', async ({ webKit }) => {
    const [first, second] = newsListPages.map(({ items }) => items.map(({ title }) => title));
    await webKit.goto('/news/');
    expect(await visibleTitles(webKit)).toEqual(first);
    await webKit.click('//nav[@aria-label="News pages"]//a[.="Next"]');
    await expect.poll(() => visibleTitles(webKit)).toEqual(second);
    await webKit.goBack();
    await expect.poll(() => visibleTitles(webKit)).toEqual(first);
  });

  test('a dashboard shows every panel', async ({ webKit }) => {
    const { slug, tabs } = dashboards[0]!;
    await webKit.goto(`/filings/${slug}/`);
    for (const { id } of tabs) expect(await webKit.isVisible(`#${id} table`)).toBe(true);
  });
});
