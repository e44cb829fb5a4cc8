import { determinationWords } from '../../content/findings/determination';
import { people } from '../../content/people';
import { ratingWords } from '../../content/rating';
import { exportedPages } from '../exportedSite';
import { islandPageUrls } from '../islands';
import { locateGameButton, locateGameStatus, submitRating } from '../ratingGame';
import { allVotesJson, seedStorage, votesStorageKey } from '../storage';
import { expect, type Page, test } from '../test';
import { expectNoLayoutFaults } from './walkWidths';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

for (const { url } of exportedPages) {
  test(`${url} can be read from 320 to 1,600 px`, async ({ page }) => {
    await page.goto(url);
    await expectNoLayoutFaults(page);
  });
}

// Without scripts every tab panel is shown, and everyone who can be rated.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of islandPageUrls) {
    test(`${url} can be read from 320 to 1,600 px without scripts`, async ({ page }) => {
      await page.goto(url);
      await expectNoLayoutFaults(page);
    });
  }
});

const gameStates: Record<string, (page: Page) => Promise<void>> = {
  'after a vote, with the leaderboard': async (page) => {
    await page.goto('/');
    await submitRating(page, 7);
    await expect(locateGameStatus(page)).toContainText('Recorded: 7');
  },
  'with a person who is rated already': async (page) => {
    await page.goto('/');
    await submitRating(page, 10);
    await expect(locateGameStatus(page)).toContainText('Recorded: 10');
    await locateGameButton(page, ratingWords.previous).click();
    await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
  },
  'with the Final Determination': async (page) => {
    await seedStorage(page, { [votesStorageKey]: allVotesJson });
    await page.goto('/');
    await expect(page.getByRole('article', { name: determinationWords.title })).toContainText(
      `${people.length} ratings`,
    );
  },
};

for (const [state, open] of Object.entries(gameStates)) {
  test(`the rating game can be read from 320 to 1,600 px ${state}`, async ({ page }) => {
    await open(page);
    await expectNoLayoutFaults(page);
  });
}
