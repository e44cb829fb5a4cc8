import { expect } from '../test';
import { clearStoredDataWords } from '../../content/clearStoredDataWords';
import { courseByLanguage } from '../../content/course';
import { courseWordsByLanguage } from '../../content/courseWords';
import { type PageStateByDescription, testStatesWithAxe } from './testStatesWithAxe';
import { locateButton } from '../locateButton';
import {
  blockStorage,
  everybodyRatedFiveJson,
  courseProgressJson,
  courseProgressStorageKey,
  seedStorage,
  votesStorageKey,
} from '../storage';

const words = courseWordsByLanguage.en;
const { modules, lessons, url: courseUrl } = courseByLanguage.en;
const done = (count: number) => courseProgressJson(lessons.slice(0, count).map(({ id }) => id));

const states: PageStateByDescription = {
  'with a lesson ticked and the reset asked': {
    open: async (page) => {
      await page.goto(modules[0]!.url);
      await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
      await expect(page.getByText(`1 of ${lessons.length} lessons complete`).first()).toBeVisible();
      await locateButton(page, words.reset).click();
      await expect(locateButton(page, words.resetCancel)).toBeFocused();
    },
  },
  'with a course that cannot be kept': {
    open: async (page) => {
      await blockStorage(page);
      await page.goto(modules[0]!.url);
      await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
      await expect(page.getByText(words.storageUnavailable, { exact: true })).toBeVisible();
    },
  },
  'with progress from another day': {
    open: async (page) => {
      await seedStorage(page, { [courseProgressStorageKey]: done(3) });
      await page.goto(courseUrl);
      await expect(page.getByText(`3 of ${lessons.length} lessons complete`).first()).toBeVisible();
    },
  },
  'with the certificate': {
    open: async (page) => {
      await seedStorage(page, { [courseProgressStorageKey]: done(lessons.length) });
      await page.goto(courseUrl);
      await expect(page.getByRole('article', { name: words.certificateHeading })).toBeVisible();
    },
  },
  'asked whether to clear what is stored': {
    open: async (page) => {
      await seedStorage(page, { [votesStorageKey]: everybodyRatedFiveJson });
      await page.goto('/privacy/');
      await locateButton(page, clearStoredDataWords.clear).click();
      await expect(locateButton(page, clearStoredDataWords.cancel)).toBeFocused();
    },
  },
  'with votes that can be cleared': {
    open: async (page) => {
      await seedStorage(page, { [votesStorageKey]: everybodyRatedFiveJson });
      await page.goto('/privacy/');
      await expect(locateButton(page, clearStoredDataWords.clear)).toBeVisible();
    },
  },
  'with what was stored cleared': {
    open: async (page) => {
      await page.goto('/privacy/');
      await locateButton(page, clearStoredDataWords.clear).click();
      await locateButton(page, clearStoredDataWords.confirm).click();
      await expect(page.getByRole('status')).toHaveText(clearStoredDataWords.cleared);
    },
  },
};

testStatesWithAxe(states);
