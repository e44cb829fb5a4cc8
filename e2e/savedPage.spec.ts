import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ratingWords } from '../content/rating';
import { exportFolder } from './exportedSite';
import { openWithFailingScripts } from './islands';
import { locateGameButton, locateRatingGameSection } from './ratingGame';
import { expect, type Page, test } from './test';

// A page opened as a file finds neither style sheets nor scripts.
test.use({ expectedErrors: /file:|ERR_FILE_NOT_FOUND/ });

const { href: fileUrl } = pathToFileURL(path.resolve(exportFolder, 'index.html'));
const sentence = (page: Page) => locateRatingGameSection(page).getByText(ratingWords.noScript);

test('opened as a file, the home page shows either the rating form or what it requires', async ({
  page,
}) => {
  await page.goto(fileUrl);
  await expect(locateGameButton(page, ratingWords.submit)).toBeVisible();
  await expect(sentence(page)).toBeHidden();
  await openWithFailingScripts(page, fileUrl);
  await expect(sentence(page)).toBeVisible();
  await expect(locateRatingGameSection(page).getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opened as a file without JavaScript, the home page shows no rating form', async ({
    page,
  }) => {
    await page.goto(fileUrl);
    await expect(sentence(page)).toBeVisible();
    await expect(locateRatingGameSection(page).getByRole('button')).toHaveCount(0);
  });
});
