import { type Course, courseByLanguage } from '../content/course';
import { languageNames, languages, translatedLanguages } from '../content/languages';
import { layoutWords } from '../content/layoutWords';
import { primaryNavigation } from '../content/navigation';
import { findStartPage } from '../content/startPages';
import { isIconRequest } from './requests';
import { expect, type Page, test } from './test';
import { newestArticleUrl } from './sampleUrls';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Primary' });

test.describe('the satire notice', () => {
  test.use({ expectedErrors: /nothing\/here/ });

  test('the satire notice opens on every kind of page', async ({ page }) => {
    for (const path of ['/', '/news/', newestArticleUrl, '/nothing/here/']) {
      await page.goto(path);
      const notice = page.getByRole('region', { name: 'Satire notice' });
      await expect(notice).toContainText('This is satire, not an official website of anything.');
      await notice.getByText('Here’s how you know').click();
      await expect(notice.getByText(/does not exist/)).toBeVisible();
    }
  });
});

test('the skip link is the first tab stop and moves the focus to the main content', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu has its seven items in order and marks the current one', async ({ page }) => {
  await page.goto(newestArticleUrl);
  await expect(menu(page).getByRole('link')).toHaveText(
    primaryNavigation.map(({ label }) => label),
  );
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('News');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.skip(({ browser }) => browser.version().startsWith('109.'), 'Chromium 109 has no popovers');

  test('on a phone, Menu opens a panel, which Tab enters and Escape leaves', async ({ page }) => {
    await page.goto(newestArticleUrl);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Oversight' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Search the Commission' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('on a phone, search and the other language are in the menu’s panel', async ({ page }) => {
    await page.goto(newestArticleUrl);
    const [language] = translatedLanguages;
    const links = page.getByRole('banner').getByRole('link', { name: languageNames[language!] });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(links).toHaveCount(1);
    await menuButton(page).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(links).toHaveCount(2);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.skip(
      ({ browser }) => browser.version().startsWith('109.'),
      'Chromium 109 has no popovers',
    );

    for (const language of languages) {
      test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, the button that opened the menu says that it closes it, and does (${language})`, async ({
        page,
      }) => {
        const words = layoutWords[language];
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const links = page.getByRole('navigation', { name: words.primary }).getByRole('link');
        await page.goto(courseByLanguage[language].url);
        for (const width of [320, 500, 768, 1023]) {
          await page.setViewportSize({ width, height: 740 });
          await button(words.menu).click();
          await expect(button(words.menu)).toHaveCount(0);
          await expect(button(words.closeMenu)).toBeInViewport({ ratio: 1 });
          const { bottom } = await button(words.closeMenu).evaluate((element) =>
            element.getBoundingClientRect(),
          );
          const { top } = await links
            .first()
            .evaluate((element) => element.getBoundingClientRect());
          expect(top, `the first link of the menu at ${width} px`).toBeGreaterThan(bottom);
          await button(words.closeMenu).click();
          await expect(links).toHaveCount(0);
          await expect(button(words.menu)).toBeFocused();
        }
      });
    }
  });
}

test('the search box is a specimen: it keeps its text and sends nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(newestArticleUrl, { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isIconRequest(request)) requests.push(request.url());
  });
  const field = page.getByRole('searchbox', { name: 'Search the Commission' });
  await expect(field).toHaveAccessibleDescription(/^Specimen\./);
  await field.fill('enough');
  await field.press('Enter');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(newestArticleUrl);
  await expect(field).toHaveValue('enough');
  expect(requests).toEqual([]);
});

test('the footer has four columns of links, legal links, and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(5);
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(footer).toContainText('© 2025');
});

for (const language of translatedLanguages) {
  const name = languageNames[language];
  test(`on a phone, two taps lead from the home page to the first course module in ${name}`, async ({
    page,
  }) => {
    const {
      modules: [first],
    }: Course = courseByLanguage[language];
    const { title, modules } = findStartPage(`/${language}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const { label = '' } = modules.find(({ url }) => url === first?.url) ?? {};
    await page.getByRole('main').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(first?.url ?? '');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(courseByLanguage.en.modules[0]?.url ?? '');
  });
}
