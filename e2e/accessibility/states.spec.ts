import { expect, type Page } from '../test';
import { ratingWords } from '../../content/rating';
import {
  locateGameStatus,
  locatePersonButtons,
  locateRatingRadio,
  submitRating,
} from '../ratingGame';
import { type PageStateByDescription, testStatesWithAxe } from './testStatesWithAxe';
import { locateButton } from '../locateButton';
import { blockStorage, seedStorage, everybodyRatedFiveJson, votesStorageKey } from '../storage';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Primary' });

async function vote(page: Page) {
  await submitRating(page, 7);
  await expect(locateGameStatus(page)).toContainText('Recorded: 7');
}

const states: PageStateByDescription = {
  'with the menu open': {
    widths: [360],
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/about/');
      await locateButton(page, 'Menu').click();
      await expect(menu(page)).toBeVisible();
    },
  },
  'with an item of the menu pointed at': {
    widths: [360],
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/about/');
      await locateButton(page, 'Menu').click();
      await menu(page).getByRole('link').last().hover();
    },
  },
  'with an item of the menu bar pointed at': {
    widths: [1280],
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/about/');
      await menu(page).getByRole('link').last().hover();
    },
  },
  'with a rating chosen': {
    open: async (page) => {
      await page.goto('/');
      await locateRatingRadio(page, 7).check({ force: true });
      await expect(locateButton(page, ratingWords.submit)).toHaveAttribute(
        'aria-disabled',
        'false',
      );
    },
  },
  'with a vote cast': {
    open: async (page) => {
      await page.goto('/');
      await vote(page);
    },
  },
  'at the end of the docket, everyone rated': {
    open: async (page) => {
      await seedStorage(page, { [votesStorageKey]: everybodyRatedFiveJson });
      await page.goto('/');
      await expect(page.getByText(ratingWords.alreadyRated)).toBeVisible();
      await locatePersonButtons(page).last().click();
      await expect(locateButton(page, ratingWords.nextPerson)).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  },
  'with storage blocked': {
    open: async (page) => {
      await blockStorage(page);
      await page.goto('/');
      await vote(page);
      await expect(page.locator('#rating').getByText(ratingWords.notKept).last()).toBeVisible();
    },
  },
};

testStatesWithAxe(states);
