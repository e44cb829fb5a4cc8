import { courseWords } from '../content/courseWords';
import { ratingWords } from '../content/rating';
import { expect, type Page, test } from './test';
import { firstDashboardUrl, firstDashboardTabLabels } from './sampleUrls';

test.use({ expectedErrors: /SyntaxError|Unexpected token|expected expression/ });

/** In a browser that is too old for the syntax of a script, the script throws a syntax error. */
async function serveSyntaxError(page: Page) {
  await page.route('**/_next/static/chunks/turbopack-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class Later { static } }' }),
  );
}

test('with a syntax error in a script, the rating game asks for scripts and has no buttons', async ({
  page,
}) => {
  await serveSyntaxError(page);
  await page.goto('/');
  const game = page.locator('#rating');
  await game.getByRole('radio', { name: '4', exact: true }).focus();
  await expect(game.getByText(ratingWords.noScript)).toBeVisible();
  await expect(game.getByRole('button')).toHaveCount(0);
});

test('with a syntax error in a script, a dashboard shows every panel', async ({ page }) => {
  await serveSyntaxError(page);
  const [, second, third] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  await expect(page.getByRole('region', { name: third, exact: true })).toBeHidden();
  await page.getByRole('link', { name: second, exact: true }).click();
  await expect(page.getByRole('region', { name: third, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: second, exact: true })).toBeInViewport();
});

test('with a syntax error in a script, the course hides its progress', async ({ page }) => {
  await serveSyntaxError(page);
  const words = courseWords.en;
  await page.goto('/education/simp-awareness-101/');
  const progress = page.getByRole('region', { name: words.progressHeading });
  await progress.click();
  await expect(progress.getByText(words.withoutScript)).toBeVisible();
  await expect(progress.getByRole('progressbar')).toBeHidden();
});
