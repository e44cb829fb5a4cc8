import { clearStoredDataWords } from '../content/clearStoredDataWords';
import { courseWords } from '../content/courseWords';
import { dashboardWords } from '../content/dashboards/dashboardWords';
import { ratingWords } from '../content/rating';
import { locateFirstIslandControl, openWithFailingScripts } from './islands';
import { locateGameButton, locateGameStatus, locateRatingRadio } from './ratingGame';
import { holdScriptResponses } from './requests';
import { firstDashboardUrl, firstDashboardTabLabels } from './sampleUrls';
import { choosePairsInScope } from './scope';
import { expect, type Page, test } from './test';

test.use({
  expectedErrors:
    /SyntaxError|Unexpected token|expected expression|MIME type|Failed to load resource/,
});

/** One page of each kind, and the sentence that says what it lacks. */
const pages = [
  ['/', ratingWords.noScript],
  [firstDashboardUrl, dashboardWords.withoutScripts],
  ['/education/simp-awareness-101/module-1/', courseWords.en.withoutScript],
  ['/privacy/', clearStoredDataWords.withoutScript],
] as const;

type Answer = Parameters<Parameters<Page['route']>[1]>[0];

const answerScripts = (page: Page, answer: (route: Answer) => Promise<void>) =>
  page.route('**/*.js', answer);

const openWith = (answer: (route: Answer) => Promise<void>) => async (page: Page, path: string) => {
  await answerScripts(page, answer);
  await openWithFailingScripts(page, path);
};

const abort = (route: Answer) => route.abort();

/** Each opens a page whose scripts fail, until the page has given up on them. */
const failures: Record<string, (page: Page, path: string) => Promise<void>> = {
  'are pages of HTML': openWith((route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Login</p>' }),
  ),
  'are aborted': openWith(abort),
  // As in a browser that is too old for the syntax of a script.
  'have a syntax error': openWith((route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class Later { static } }' }),
  ),
  async 'hang for ten seconds'(page, path) {
    await holdScriptResponses(page);
    await page.goto(path);
    await locateFirstIslandControl(page).focus();
    await expect(page.locator('script[type=module]')).toHaveCount(1);
    await expect(page.locator(':root[data-scripts]')).toHaveCount(1);
    await page.clock.runFor(10_000);
  },
  async 'are missing for ten seconds in a browser that says it is offline'(page, path) {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await answerScripts(page, (route) => route.fulfill({ status: 404 }));
    const missing = page.waitForResponse('**/*.js');
    await page.goto(path);
    await locateFirstIslandControl(page).focus();
    await missing;
    await page.clock.runFor(10_000);
  },
};

for (const [[path, sentence], [failure, open]] of choosePairsInScope(
  pages,
  Object.entries(failures),
))
  test(`if the scripts of ${path} ${failure}, the page says what it lacks`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(sentence)).toBeVisible();
  });

test('a vote is recorded when the scripts come after the page has given up on them', async ({
  page,
}) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto('/');
  await locateRatingRadio(page, 7).check({ force: true });
  await locateGameButton(page, ratingWords.submit).click({ force: true });
  await page.clock.runFor(10_000);
  await expect(page.getByText(ratingWords.noScript)).toBeVisible();
  await letThrough();
  await expect(locateGameStatus(page)).toContainText('Recorded: 7');
  await expect(page.getByText(ratingWords.noScript)).toBeHidden();
});

test('without its scripts, the rating game has no buttons', async ({ page }) => {
  await openWith(abort)(page, '/');
  await expect(page.locator('#rating').getByRole('button')).toHaveCount(0);
});

test('when scripts hang, the press of a tab leads to its panel, and every panel is shown', async ({
  page,
}) => {
  await holdScriptResponses(page);
  const [, second, third] = firstDashboardTabLabels;
  await page.goto(firstDashboardUrl);
  await page.getByRole('tab', { name: second, exact: true }).click();
  await expect(page.getByRole('region', { name: third, exact: true })).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('region', { name: third, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: second, exact: true })).toBeInViewport();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('without its scripts, the course hides its progress', async ({ page }) => {
  await openWith(abort)(page, '/education/simp-awareness-101/');
  const progress = page.getByRole('region', { name: courseWords.en.progressHeading });
  await expect(progress.getByText(courseWords.en.withoutScript)).toBeVisible();
  await expect(progress.getByRole('progressbar')).toBeHidden();
});
