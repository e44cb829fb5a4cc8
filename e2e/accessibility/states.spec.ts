import { expect, type Page, test } from '../test';
import { clearStoredDataWords } from '../../content/clearStoredDataWords';
import { courseByLanguage } from '../../content/course';
import { courseWords } from '../../content/courseWords';
import { determinationWords } from '../../content/findings/determination';
import { ratingsForFinding } from '../../content/findings/summary';
import { ratingWords } from '../../content/rating';
import {
  locateGameButton,
  locateGameStatus,
  locatePersonButtons,
  locateRatingRadio,
  submitRating,
} from '../ratingGame';
import { checksEveryPage } from '../scope';
import { expectNoAxeViolationsAtWidths } from './axe';
import { expectNoLayoutFaults } from './walkWidths';
import { locateButton } from '../locateButton';
import {
  blockStorage,
  createCourseProgressJson,
  courseProgressStorageKey,
  rateAlike,
  seedStorage,
  seedVotes,
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

interface State {
  /** The only width that has the state. */
  width?: number;
  /** Whether .ci/run looks for layout faults at every width, and not only at 320 and 1280 px. */
  hasOwnLayout?: boolean;
  /** The part of the page that has the state, as a selector, if it is neither game nor main part. */
  scope?: string;
}

/** Asks axe, and looks for layout faults, after `open` has brought the page into a state. */
function testState(
  name: string,
  open: (page: Page) => Promise<void>,
  { width, hasOwnLayout = false, scope }: State = {},
) {
  test(`a page ${name} has no violation that axe finds, and no layout fault`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (width) await page.setViewportSize({ width, height: 800 });
    await open(page);
    const { pathname } = new URL(page.url());
    await expectNoAxeViolationsAtWidths(page, width ? [width] : undefined, {
      scope: scope ?? (pathname === '/' ? '#rating' : 'main'),
    });
    const widths = width ? [width] : [320, 1280];
    const atEveryWidth = hasOwnLayout && checksEveryPage;
    await expectNoLayoutFaults(page, { widths: atEveryWidth ? undefined : widths });
  });
}

for (const width of [360, 1280]) {
  const pointAtMenuItem = async (page: Page) => {
    await page.goto('/about/');
    if (width === 360) await locateButton(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Primary' }).getByRole('link').last().hover();
  };
  testState(`with an item of the menu pointed at, ${width} px wide`, pointAtMenuItem, {
    width,
    scope: 'header',
  });
}

testState('with a rating chosen', async (page) => {
  await page.goto('/');
  await locateRatingRadio(page, 7).check({ force: true });
  await expect(locateButton(page, ratingWords.submit)).toHaveAttribute('aria-disabled', 'false');
});

testState('with a vote cast', vote, { hasOwnLayout: true });

testState(
  'with a person who is rated already',
  async (page) => {
    await vote(page);
    await locateGameButton(page, ratingWords.previous).click();
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  },
  { hasOwnLayout: true },
);

testState(
  'at the end of the docket, everyone rated',
  async (page) => {
    await seedVotes(page, rateAlike(5));
    await page.goto('/');
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
    await locatePersonButtons(page).last().click();
    await expect(locateButton(page, ratingWords.nextPerson)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  { hasOwnLayout: true },
);

testState('with a rating that is being changed', async (page) => {
  await seedVotes(page, rateAlike(5));
  await page.goto('/');
  await locateButton(page, ratingWords.change).click();
  await expect(locateButton(page, 'Keep 5')).toBeVisible();
});

testState('with the finding of the seventh vote', async (page) => {
  await seedVotes(page, rateAlike(5, ratingsForFinding - 1));
  await page.goto('/');
  await locateButton(page, ratingWords.nextNotRated).click();
  await submitRating(page, 7);
  await expect(locateButton(page, ratingWords.goOn)).toBeVisible();
});

testState('with a provisional determination', async (page) => {
  await seedVotes(page, [1, 2, 3, 4, 5, 6, 7]);
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

test('the links to two other languages stand in the bar on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Utility' }).getByRole('link');
  const shown = links.filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await shown.evaluate((link) => {
    const item = link.closest('li')!;
    item.after(item.cloneNode(true));
  });
  await expect(shown).toHaveCount(2);
  await expectNoLayoutFaults(page, { widths: [360] });
});
