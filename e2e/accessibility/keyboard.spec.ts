import { expect, test } from '../test';
import { courseByLanguage } from '../../content/course';
import { courseWordsByLanguage } from '../../content/courseWords';
import { newsListWords, newsListPages } from '../../content/newsList';
import { people } from '../../content/people';
import { ratingWords } from '../../content/rating';
import { locateButton } from '../locateButton';
import {
  courseProgressJson,
  courseProgressStorageKey,
  seedStorage,
  everybodyRatedFiveJson,
  votesStorageKey,
} from '../storage';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [opener, inside] of [
    ['Menu', 'Close menu'],
    ['Search', 'Search the Commission'],
  ] as const) {
    test(`on a phone, Enter on the button “${opener}” opens a panel, Tab leads into the panel, and Escape returns the focus to the button`, async ({
      page,
    }) => {
      await page.goto('/about/');
      await locateButton(page, opener).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole(opener === 'Menu' ? 'button' : 'searchbox', { name: inside }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(locateButton(page, opener)).toBeFocused();
    });
  }
});

test('pages of the news list can be opened by keyboard, and a disabled Previous is no tab stop', async ({
  page,
}) => {
  const [first, second] = newsListPages;
  await page.goto(first.url);
  await page.getByRole('link', { name: String(first.number), exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('navigation', { name: newsListWords.pagesLabel })).not.toContainText(
    await page.evaluate(() => document.activeElement?.textContent ?? ''),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second!.url);
});

test('Next, Previous, the radio buttons and Submit Rating of the rating game work by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const rating = (name: string) => page.getByRole('radio', { name, exact: true });
  await locateButton(page, ratingWords.next).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`2 of ${people.length}`, { exact: true })).toBeVisible();
  await expect(locateButton(page, ratingWords.next)).toBeFocused();
  await locateButton(page, ratingWords.previous).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`1 of ${people.length}`, { exact: true })).toBeVisible();
  await expect(locateButton(page, ratingWords.previous)).toBeFocused();
  await rating('1').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rating('10')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(locateButton(page, ratingWords.submit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rating('1')).toBeFocused();
});

test('the course certificate can be opened and a name entered by keyboard', async ({ page }) => {
  const words = courseWordsByLanguage.en;
  const allLessons = courseByLanguage.en.lessons.map(({ id }) => id);
  await seedStorage(page, { [courseProgressStorageKey]: courseProgressJson(allLessons) });
  await page.goto(courseByLanguage.en.url);
  const link = page.getByRole('link', { name: words.certificateHeading });
  await link.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: words.nameLabel });
  await expect(field).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('Nobody Inparticular');
  await expect(page.getByRole('article')).toContainText('Nobody Inparticular');
});

test('Tab leads from Next in the rating game to the toolbar of people, then to the leaderboard, and then out of the leaderboard', async ({
  page,
}) => {
  await seedStorage(page, { [votesStorageKey]: everybodyRatedFiveJson });
  await page.goto('/');
  const board = page.getByRole('region', { name: 'Leaderboard', exact: true });
  await expect(board.getByRole('listitem')).toHaveCount(people.length);
  await locateButton(page, ratingWords.next).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board).not.toBeFocused();
});
