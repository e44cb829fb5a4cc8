import { courseWords } from '../content/courseWords';
import { ratingWords } from '../content/rating';
import { expect, type Page, test } from './test';

test.use({ expectedErrors: /SyntaxError|Unexpected token|expected expression/ });

/** Serves one of the scripts with a syntax error, as a browser sees it that is too old for its syntax. */
async function serveUnknownLanguage(page: Page) {
  await page.route('**/_next/static/chunks/turbopack-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class Later { static } }' }),
  );
}

test('the game says that it needs scripts, and offers no button', async ({ page }) => {
  await serveUnknownLanguage(page);
  await page.goto('/');
  const game = page.locator('#rating');
  await game.getByRole('radio', { name: '4', exact: true }).focus();
  await expect(game.getByText(ratingWords.noScript)).toBeVisible();
  await expect(game.getByRole('button')).toHaveCount(0);
});

test('every panel of a dashboard is shown, and the pressed link scrolls to its panel', async ({
  page,
}) => {
  await serveUnknownLanguage(page);
  await page.goto('/filings/coochie-index/');
  await expect(page.getByRole('region', { name: 'Engagement', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Engagement', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content', exact: true })).toBeInViewport();
});

test('the course says that it needs scripts, and hides the progress bar', async ({ page }) => {
  await serveUnknownLanguage(page);
  const words = courseWords.en;
  await page.goto('/education/simp-awareness-101/');
  const progress = page.getByRole('region', { name: words.progressHeading });
  await progress.click();
  await expect(progress.getByText(words.withoutScript)).toBeVisible();
  await expect(progress.getByRole('progressbar')).toBeHidden();
});
