import { totalFines } from '../content/enforcement';
import { homePage } from '../content/home';
import { homePageArticles } from '../content/news';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { site } from '../content/site';
import { papers, paperWords } from '../content/papers';
import { applySiteFonts } from './applySiteFonts';
import { locateGameButton, locateRatingGameSection, locateRatingRadio } from './ratingGame';
import { expect, test } from './test';

const screens = [
  { width: 360, height: 740, masthead: 60 },
  { width: 1280, height: 800, masthead: 110 },
];

for (const { width, height, masthead } of screens) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the first screen says who speaks before the docket begins', async ({ page }) => {
      await page.goto('/');
      const sentence = page.getByText(homePage.hero.lead);
      await expect(sentence).toBeInViewport({ ratio: 1 });
      const docket = page.getByRole('heading', { name: ratingWords.title });
      const [above, below] = [await sentence.boundingBox(), await docket.boundingBox()];
      expect(above!.x < below!.x - 100 || above!.y + above!.height <= below!.y).toBe(true);
    });

    test('the first screen shows the first person, and all ten ratings', async ({ page }) => {
      await page.goto('/');
      const game = locateRatingGameSection(page);
      const { displayName, name, persona } = people[0]!;
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(game.getByRole('heading', { name: ratingWords.title })).toBeInViewport();
      await expect(game.getByRole('heading', { name: displayName })).toBeInViewport({ ratio: 1 });
      await expect(game.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await expect(game.getByText(persona)).toBeInViewport({ ratio: 1 });
      for (const rating of await game.getByRole('radio').all())
        await expect(rating).toBeInViewport({ ratio: 1 });
    });

    test('the header keeps within its maximum height and shows the tagline once', async ({
      page,
    }) => {
      await page.goto('/');
      await applySiteFonts(page);
      const top = await page.getByRole('region', { name: 'Satire notice' }).boundingBox();
      const all = await page.getByRole('banner').boundingBox();
      expect(all!.height - top!.height).toBeLessThanOrEqual(masthead);
      await expect(page.getByText(site.tagline)).toHaveCount(1);
      await expect(page.getByText(site.tagline)).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
] as const)
  test(`at ${width} x ${height} Submit Rating and the stack of ratings are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(locateGameButton(page, ratingWords.submit)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
  });

test('Submit Rating is at most 100 px below the numbers', async ({ page }) => {
  await page.goto('/');
  await applySiteFonts(page);
  for (const width of [320, 360, 390, 820, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const ten = (await locateRatingRadio(page, 10).boundingBox())!;
    const submit = (await locateGameButton(page, ratingWords.submit).boundingBox())!;
    expect(submit.y - ten.y - ten.height, `at ${width} px`).toBeLessThanOrEqual(100);
  }
});

test('each paper of the working file links to the page from which it quotes', async ({ page }) => {
  for (const { line, url } of papers) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: line }).click();
    await expect(page).toHaveURL(url);
    const quotations = [...line.matchAll(/“(.+?)\.?”/g)].map(([, words]) => words!);
    for (const words of quotations.length > 0 ? quotations : [line.replace(/^Risk 2: /, '')])
      await expect(page.getByRole('main')).toContainText(words);
    if (url.includes('#')) await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});

test('the papers of the working file lead from one to the next, in a ring', async ({ page }) => {
  const [first, ...others] = papers;
  await page.goto(first!.url);
  for (const { url } of [...others, first!]) {
    await page.getByRole('navigation', { name: paperWords.next }).getByRole('link').click();
    await expect(page).toHaveURL(url);
  }
});

test('the home page has the lead story first, and the others by date', async ({ page }) => {
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

test('the bars of imposed and collected fines have one scale', async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('definition').filter({ hasText: 'Drawn to scale' }).locator('path');
  const share = await part.evaluate((path: SVGPathElement) => {
    const whole = path.ownerSVGElement?.viewBox.baseVal.width ?? 0;
    return path.getBBox().width / whole;
  });
  expect(share).toBeCloseTo(totalFines.collected / totalFines.imposed, 8);
});
