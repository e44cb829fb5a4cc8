import { dashboards } from '../../content/dashboards/dashboards';
import { articles } from '../../content/news';
import { newsListPages } from '../../content/newsList';
import { firstDashboardUrl, newestArticleUrl } from '../sampleUrls';
import { listRequestedScriptUrls, listVisibleNewsTitles } from './webKitQueries';
import { expect, test } from './webKitTest';
import type { WebKitPage } from './webKitPage';

const menu = 'nav[aria-label="Primary"]';

/**
 * Opens and closes the menu, and expects it to be shown and hidden. Resizing to 360 px results in
 * 447 px, the smallest width of a WebKitGTK window.
 */
async function expectMenuWorks(webKit: WebKitPage) {
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

test('in WebKit the menu of a narrow window opens, and closes by its button and by Escape', ({
  webKit,
}) => expectMenuWorks(webKit));

test('in WebKit a news article loads no script', async ({ webKit }) => {
  await webKit.goto(newestArticleUrl);
  await webKit.press('Tab');
  await webKit.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await webKit.text('h1')).toBe(articles[0]!.title);
  expect(await listRequestedScriptUrls(webKit)).toEqual([]);
  expect(await webKit.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(0);
});

test('in WebKit an unknown article address shows the page “Article Not Found”', async ({
  webKit,
}) => {
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
  firstDashboardUrl,
  '/privacy/',
];

for (const path of [...withIslands, '/about/', '/news/', newestArticleUrl]) {
  test(`in WebKit ${path} violates no Content-Security-Policy and requests nothing from other origins`, async ({
    webKit,
  }) => {
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

    // Files that the Content-Security-Policy blocked before the listeners were added are found by the effect:
    // a broken image, no font or no style rule.
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
  test.use({ browserArguments: ['--enable-javascript=false'] });

  test('in WebKit the menu opens and closes without JavaScript', ({ webKit }) =>
    expectMenuWorks(webKit));

  test('in WebKit Next and Back lead between pages of the news list without JavaScript', async ({
    webKit,
  }) => {
    const [first, second] = newsListPages.map(({ items }) => items.map(({ title }) => title));
    await webKit.goto('/news/');
    expect(await listVisibleNewsTitles(webKit)).toEqual(first);
    await webKit.click('//nav[@aria-label="News pages"]//a[.="Next"]');
    await expect.poll(() => listVisibleNewsTitles(webKit)).toEqual(second);
    await webKit.goBack();
    await expect.poll(() => listVisibleNewsTitles(webKit)).toEqual(first);
  });

  test('in WebKit a dashboard shows every tab panel without JavaScript', async ({ webKit }) => {
    const { slug, tabs } = dashboards[0]!;
    await webKit.goto(`/filings/${slug}/`);
    for (const { id } of tabs) expect(await webKit.isVisible(`#${id} table`)).toBe(true);
  });
});
