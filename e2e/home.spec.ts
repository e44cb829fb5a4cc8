import { imposedAndCollectedFineDollars } from '../content/enforcement';
import { homePage } from '../content/home';
import { homePageArticles } from '../content/news';
import { ratingWords } from '../content/rating';
import { site } from '../content/site';
import { expect, type Page, test } from './test';

const screens = [
  { width: 360, height: 740, most: 8500 },
  { width: 1280, height: 800, most: 4600 },
];

for (const { width, height, most } of screens) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`the home page is at most ${most} px high if the viewport is ${width} px wide`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length).toBeLessThanOrEqual(most);
    });

    test('the home page shows the title of the rating game and one tagline without scrolling', async ({
      page,
    }) => {
      await page.goto('/');
      const { title } = ratingWords;
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
      await expect(
        page.getByRole('link', { name: homePage.hero.actions[0]?.label }),
      ).toBeInViewport();
      await expect(page.getByText(site.tagline)).toHaveCount(1);
      await expect(page.getByText(site.tagline)).toBeInViewport();
    });
  });
}

test('the news section of the home page has the illustrated lead story first and the others by date', async ({
  page,
}) => {
  await page.goto('/');
  const news = page.locator('section').filter({ hasText: homePage.news.leadLabel });
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(
    homePageArticles.map(({ title }) => title),
  );
  const stories = news.getByRole('article');
  await expect(stories.first()).toContainText(homePage.news.leadLabel);
  const dates = await stories
    .getByRole('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  const [, ...others] = dates;
  expect(others).toEqual([...others].sort().reverse());
  await expect(news.getByRole('link', { name: 'Read more' })).toHaveCount(homePageArticles.length);
});

test('the bar of collected fines is to the scale of the bar of imposed fines', async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('definition').filter({ hasText: 'Drawn to scale' }).locator('path');
  const share = await part.evaluate((path: SVGPathElement) => {
    const whole = path.ownerSVGElement?.viewBox.baseVal.width ?? 0;
    return path.getBBox().width / whole;
  });
  expect(share).toBeCloseTo(
    imposedAndCollectedFineDollars.collected / imposedAndCollectedFineDollars.imposed,
    8,
  );
});

test.describe('the seal of the home page', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  const ring = (page: Page) => page.getByRole('figure').filter({ hasText: site.motto.latin });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the seal of the home page has ten lamps with a visible outline in the ${colorScheme} color scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const lamps = ring(page).locator('g').first().locator('path');
      await expect(lamps).toHaveCount(10);
      await expect(lamps.first()).not.toHaveCSS('stroke', 'none');
    });
  }

  test('the seal lights its lamps and turns its moth while it is hovered or a link beside it has focus', async ({
    page,
  }) => {
    await page.goto('/');
    const [lamps, moth] = [ring(page).locator('g').first(), ring(page).locator('g').nth(1)];
    const unlit = await lamps
      .locator('path')
      .first()
      .evaluate((lamp) => getComputedStyle(lamp).stroke);
    const straight = await moth.evaluate((drawn) => getComputedStyle(drawn).rotate);

    const expectUnlit = async () => {
      for (const lamp of await lamps.locator('path').all()) {
        await expect(lamp).toHaveCSS('stroke', unlit);
      }
      await expect(moth).toHaveCSS('rotate', straight);
    };
    const expectLit = async () => {
      for (const lamp of await lamps.locator('path').all()) {
        await expect(lamp).not.toHaveCSS('stroke', unlit);
      }
      await expect(moth).not.toHaveCSS('rotate', straight);
    };

    await ring(page).hover();
    await expectLit();
    await page.mouse.move(0, 0);
    await expectUnlit();
    const link = page.getByRole('link', { name: homePage.hero.actions[0]?.label });
    await link.focus();
    await expectLit();
    await link.blur();
    await expectUnlit();
  });
});
