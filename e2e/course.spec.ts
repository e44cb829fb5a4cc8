import { toString } from 'hast-util-to-string';
import { type Course, courseByLanguage, type Lesson } from '../content/course';
import { courseWords } from '../content/courseWords';
import { translatedLanguages } from '../content/languages';
import { holdScriptResponses } from './requests';
import { countPrintedPages } from './printedPages';
import { locateButton } from './locateButton';
import {
  blockStorage,
  createCourseProgressJson,
  courseProgressStorageKey,
  readStorage,
  seedStorage,
} from './storage';
import { expect, type Page, test } from './test';

const { en } = courseByLanguage;
const translated: readonly Course[] = translatedLanguages.map(
  (language) => courseByLanguage[language],
);
const total = en.lessons.length;
const all = en.lessons.map(({ id }) => id);

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, n: number) =>
  page.getByRole('checkbox', { name: `Lesson ${n} complete`, exact: true });
const count = (page: Page) =>
  page
    .getByRole('region', { name: 'Progress' })
    .locator('p')
    .filter({ hasText: /\d+ of \d+/ });
const stored = (page: Page) => readStorage(page, courseProgressStorageKey);

const seedDone = (page: Page, done: readonly string[]) =>
  seedStorage(page, { [courseProgressStorageKey]: createCourseProgressJson(done) });

test('a lesson ticked by keyboard counts in every language', async ({ page }) => {
  await page.goto(en.modules[0]!.url);
  await box(page, 2).focus();
  await page.keyboard.press('Space');
  await expect(count(page).first()).toHaveText(`1 of ${total} lessons complete`);
  await expect(page.getByRole('status')).toHaveText(`1 of ${total} lessons complete`);
  await expect.poll(() => stored(page)).toEqual({ version: 1, done: ['module-1/lesson-2'] });

  await page.reload();
  await expect(box(page, 2)).toBeChecked();
  await expect(page.getByRole('progressbar', { name: 'Lessons complete' })).toHaveAttribute(
    'value',
    '1',
  );
  await expect(page.getByRole('status')).toBeEmpty();

  for (const { url, words, lessons } of translated) {
    await page.goto(url);
    const progress = words.progress.replace('{done}', '1').replace('{total}', String(total));
    await expect(main(page).getByText(progress)).toBeVisible();
    const next = `${words.continue.replace('{n}', '1')} ${lessons[0]!.title}`;
    await page.getByRole('link', { name: next, exact: true }).click();
    await expect(page).toHaveURL(lessons[0]!.url);
    const second = words.lessonComplete.replace('{n}', '2');
    await expect(page.getByRole('checkbox', { name: second, exact: true })).toBeChecked();
  }
});

for (const { language, words, modules } of translated) {
  test(`the language link of a lesson leads to the same lesson and back (${language})`, async ({
    page,
  }) => {
    await page.goto(en.modules[1]!.lessons[2]!.url);
    await box(page, 3).check();
    await expect(count(page).first()).toHaveText(/^1 of/);
    const { url, title } = modules[1]!.lessons[2]!;
    await page.getByRole('link', { name: words.readInThisLanguage }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await page.getByRole('link', { name: courseWords.en.readInThisLanguage }).click();
    await expect(page).toHaveURL(en.modules[1]!.lessons[2]!.url);
  });
}

test('a lesson ticked before the scripts arrive is stored afterwards', async ({ page }) => {
  const letThrough = await holdScriptResponses(page);
  await page.goto(en.modules[0]!.url);
  await box(page, 1).check();
  await box(page, 3).check();
  expect(await stored(page)).toBeNull();
  await letThrough();
  await expect(count(page).first()).toHaveText(`2 of ${total} lessons complete`);
  await expect
    .poll(() => stored(page))
    .toEqual({ version: 1, done: ['module-1/lesson-1', 'module-1/lesson-3'] });
});

test('before the scripts arrive, a visitor with progress sees no “0 lessons complete”', async ({
  page,
}) => {
  await seedDone(page, all.slice(0, 5));
  const letThrough = await holdScriptResponses(page);
  // By default, goto() would wait for the scripts, which are held back.
  await page.goto(en.url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
  await expect(page.getByText(/^0 of/).filter({ visible: true })).toHaveCount(0);
  await letThrough();
  await expect(count(page).first()).toHaveText(`5 of ${total} lessons complete`);
});

test('with storage blocked, completed lessons count, and the page says that they are not kept', async ({
  page,
}) => {
  await blockStorage(page);
  const note = courseWords.en.storageUnavailable;
  await page.goto(en.modules[0]!.url);
  await box(page, 1).check();
  await expect(count(page).first()).toHaveText(`1 of ${total} lessons complete`);
  await expect(main(page).getByText(note, { exact: true })).toBeVisible();
  await box(page, 2).check();
  await expect(page.getByRole('status')).toHaveText(`2 of ${total} lessons complete`);
});

test('confirming clears the progress, and moves the focus to it', async ({ page }) => {
  const words = courseWords.en;
  await seedDone(page, all.slice(0, 3));
  await page.goto(en.modules[0]!.url);
  await locateButton(page, words.reset).press('Enter');
  await expect(box(page, 1)).toBeChecked();
  await locateButton(page, words.resetConfirm).press('Enter');
  await expect(page.getByRole('status')).toHaveText(words.resetDone);
  await expect(box(page, 1)).not.toBeChecked();
  await expect(page.getByRole('region', { name: words.progressHeading })).toBeFocused();
  await expect.poll(() => stored(page)).toEqual({ version: 1, done: [] });
});

test(
  'the lesson counts of module cards in the same row are at the same height',
  { tag: '@recent' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(en.url);
    const countTopByRow = new Map<number, number>();
    for (const { title } of en.modules) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title }) });
      const [row, countBox] = await Promise.all([
        card.boundingBox(),
        card.getByText(/^0 of \d+ lessons complete$/).boundingBox(),
      ]);
      if (!row || !countBox)
        throw new Error(
          `${en.url} does not show the card of the module “${title}”, or no lesson count on it. Check ModuleList.tsx and LessonList.client.tsx in app/_course.`,
        );
      const countTop = Math.round(countBox.y);
      const rowTop = Math.round(row.y);
      expect(countTop, title).toBe(countTopByRow.get(rowTop) ?? countTop);
      countTopByRow.set(rowTop, countTop);
    }
    expect(countTopByRow.size).toBeLessThan(en.modules.length);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    'the course is completed by touch, and the certificate prints on one page',
    { tag: '@recent' },
    async ({ page }) => {
      await page.goto(en.url);
      await expect(page.getByText(courseWords.en.certificateLocked)).toBeVisible();
      for (const module of en.modules) {
        await page.goto(module.url);
        for (const { n } of module.lessons) await box(page, n).tap();
        await expect(main(page).getByText(module.completed, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole('status')).toContainText(courseWords.en.allComplete);
      await page
        .getByRole('navigation', { name: courseWords.en.moduleNavigation })
        .getByRole('link', { name: courseWords.en.certificateHeading })
        .tap();

      const certificate = page.getByRole('article', {
        name: courseWords.en.certificateHeading,
      });
      await expect(certificate).toBeVisible();
      await expect(
        certificate.getByText(courseWords.en.certificateBearer, { exact: true }),
      ).toBeVisible();
      await page
        .getByRole('textbox', { name: courseWords.en.nameLabel })
        .fill('Nobody Inparticular');
      await expect(certificate.getByText('Nobody Inparticular')).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
        'Nobody',
      );

      await page.evaluate(() => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          document.body.setAttribute('data-printed', '');
        };
      });
      await locateButton(page, courseWords.en.print).tap();
      await expect(page.locator('body[data-printed]')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(certificate).toBeVisible();
      expect(await countPrintedPages(page)).toBe(1);
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );
});

test('on a phone the rest of a long lesson is folded, unless a link leads to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const findDetails = ({ content }: Lesson) =>
    content.nodes.find((node) => node.type === 'element' && node.tagName === 'details');
  const lesson = en.lessons.find(findDetails)!;
  const details = findDetails(lesson)!;
  const [summary, start] =
    'children' in details ? details.children.map((node) => toString(node)) : [];
  const rest = page.getByText(start!);

  await page.goto(lesson.url);
  await expect(rest).toBeVisible();
  await page.goto(lesson.url.replace(/#.*/, ''));
  await expect(rest).toBeHidden();
  await page.getByText(summary!).click();
  await expect(rest).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const version of [en, ...translated]) {
    test(`without JavaScript, every lesson shows its answer (${version.language})`, async ({
      page,
    }) => {
      for (const module of version.modules) {
        await page.goto(module.url);
        for (const { n, title, question, answer } of module.lessons) {
          const lesson = page.locator(`#lesson-${n}`);
          await expect(lesson.getByRole('heading', { name: title })).toBeVisible();
          await lesson.getByText(question, { exact: true }).click();
          await expect(lesson.getByText(answer, { exact: true })).toBeVisible();
        }
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        await expect(page.getByText(version.words.withoutScript)).toBeVisible();
      }
    });
  }
});
