import { expect, test } from '../test';
import { courseByLanguage } from '../../content/course';
import { courseWordsByLanguage } from '../../content/courseWords';
import { newsListWords, newsListPages } from '../../content/newsList';
import { locateButton } from '../locateButton';
import { courseProgressJson, courseProgressStorageKey, seedStorage } from '../storage';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on a phone, Enter on Menu opens a panel, Tab leads in, and Escape leads back', async ({
    page,
  }) => {
    await page.goto('/about/');
    await locateButton(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Search the Commission' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(locateButton(page, 'Menu')).toBeFocused();
  });
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
