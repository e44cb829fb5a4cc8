import { expect, type Page, test } from '../test';
import { clearStoredDataWords } from '../../content/clearStoredDataWords';
import { courseByLanguage } from '../../content/course';
import { courseWords } from '../../content/courseWords';
import { determinationWords } from '../../content/findings/determination';
import { people } from '../../content/people';
import { ratingWords } from '../../content/rating';
import {
  locateGameStatus,
  locatePersonButtons,
  locateRatingRadio,
  submitRating,
} from '../ratingGame';
import { expectNoAxeViolationsAtWidths } from './axe';
import { locateButton } from '../locateButton';
import {
  blockStorage,
  createCourseProgressJson,
  courseProgressStorageKey,
  allVotesJson,
  seedStorage,
  votesStorageKey,
} from '../storage';

const words = courseWords.en;
const { modules, lessons, url: courseUrl } = courseByLanguage.en;

async function openCourse(page: Page, count: number) {
  const ids = lessons.slice(0, count).map(({ id }) => id);
  await seedStorage(page, { [courseProgressStorageKey]: createCourseProgressJson(ids) });
  await page.goto(courseUrl);
}

async function completeLesson(page: Page) {
  await page.goto(modules[0]!.url);
  await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
}

async function vote(page: Page) {
  await page.goto('/');
  await submitRating(page, 7);
  await expect(locateGameStatus(page)).toContainText('Recorded: 7');
}

/** Runs axe after `open` has brought the page into a state, at the widths that have this state. */
function testState(name: string, open: (page: Page) => Promise<void>, widths?: [number]) {
  test(`axe finds no violation on a page ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (widths) await page.setViewportSize({ width: widths[0], height: 800 });
    await open(page);
    await expectNoAxeViolationsAtWidths(page, widths);
  });
}

for (const width of [360, 1280]) {
  const pointAtMenuItem = async (page: Page) => {
    await page.goto('/about/');
    if (width === 360) await locateButton(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Primary' }).getByRole('link').last().hover();
  };
  testState(`with an item of the menu pointed at, ${width} px wide`, pointAtMenuItem, [width]);
}

testState('with a rating chosen', async (page) => {
  await page.goto('/');
  await locateRatingRadio(page, 7).check({ force: true });
  await expect(locateButton(page, ratingWords.submit)).toHaveAttribute('aria-disabled', 'false');
});

testState('with a vote cast', vote);

testState('at the end of the docket, everyone rated', async (page) => {
  await seedStorage(page, { [votesStorageKey]: allVotesJson });
  await page.goto('/');
  await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  await locatePersonButtons(page).last().click();
  await expect(locateButton(page, ratingWords.nextPerson)).toHaveAttribute('aria-disabled', 'true');
});

testState('with a provisional determination', async (page) => {
  const seven = people.slice(0, 7).map(({ id }) => ({ personId: id, rating: id }));
  await seedStorage(page, { [votesStorageKey]: JSON.stringify(seven) });
  await page.goto('/');
  await expect(
    page.getByRole('article', { name: determinationWords.provisionalTitle }),
  ).toBeVisible();
});

testState('with a vote that cannot be kept', async (page) => {
  await blockStorage(page);
  await vote(page);
  await expect(page.locator('#rating').getByText(ratingWords.notKept).last()).toBeVisible();
});

testState('with a lesson ticked and the reset asked', async (page) => {
  await completeLesson(page);
  await expect(page.getByText(`1 of ${lessons.length} lessons complete`).first()).toBeVisible();
  await locateButton(page, words.reset).click();
  await expect(locateButton(page, words.resetCancel)).toBeFocused();
});

testState('with a course that cannot be kept', async (page) => {
  await blockStorage(page);
  await completeLesson(page);
  await expect(page.getByText(words.storageUnavailable, { exact: true })).toBeVisible();
});

testState('with progress from another day', async (page) => {
  await openCourse(page, 3);
  await expect(page.getByText(`3 of ${lessons.length} lessons complete`).first()).toBeVisible();
});

testState('with the certificate', async (page) => {
  await openCourse(page, lessons.length);
  await expect(page.getByRole('article', { name: words.certificateHeading })).toBeVisible();
});

testState('asked whether to clear what is stored', async (page) => {
  await page.goto('/privacy/');
  await locateButton(page, clearStoredDataWords.clear).click();
  await expect(locateButton(page, clearStoredDataWords.cancel)).toBeFocused();
});

testState('with what was stored cleared', async (page) => {
  await page.goto('/privacy/');
  await locateButton(page, clearStoredDataWords.clear).click();
  await locateButton(page, clearStoredDataWords.confirm).click();
  await expect(page.getByRole('status')).toHaveText(clearStoredDataWords.cleared);
});
