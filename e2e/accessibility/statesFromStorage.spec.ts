import { expect, type Page } from '../test';
import { clearStoredWords } from '../../content/clearStored';
import { courseByLanguage } from '../../content/course';
import { courseWords } from '../../content/courseWords';
import { type States, testStates } from './states';
import { blockStorage, fives, progressKey, seed, votesKey } from '../storage';

const words = courseWords.en;
const { modules, lessons, url: courseUrl } = courseByLanguage.en;
const done = (count: number) =>
  JSON.stringify({ version: 1, done: lessons.slice(0, count).map(({ id }) => id) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const states: States = {
  'with a lesson ticked and the reset asked': {
    go: async (page) => {
      await page.goto(modules[0]!.url);
      await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
      await expect(page.getByText(`1 of ${lessons.length} lessons complete`).first()).toBeVisible();
      await button(page, words.reset).click();
      await expect(button(page, words.resetCancel)).toBeFocused();
    },
  },
  'with a course that cannot be kept': {
    go: async (page) => {
      await blockStorage(page);
      await page.goto(modules[0]!.url);
      await page.getByRole('checkbox', { name: 'Lesson 1 complete' }).check();
      await expect(page.getByText(words.storageUnavailable, { exact: true })).toBeVisible();
    },
  },
  'with progress from another day': {
    go: async (page) => {
      await seed(page, { [progressKey]: done(3) });
      await page.goto(courseUrl);
      await expect(page.getByText(`3 of ${lessons.length} lessons complete`).first()).toBeVisible();
    },
  },
  'with the certificate': {
    go: async (page) => {
      await seed(page, { [progressKey]: done(lessons.length) });
      await page.goto(courseUrl);
      await expect(page.getByRole('article', { name: words.certificateHeading })).toBeVisible();
    },
  },
  'asked whether to clear what is stored': {
    go: async (page) => {
      await seed(page, { [votesKey]: fives });
      await page.goto('/privacy/');
      await button(page, clearStoredWords.clear).click();
      await expect(button(page, clearStoredWords.cancel)).toBeFocused();
    },
  },
  'with votes that can be cleared': {
    go: async (page) => {
      await seed(page, { [votesKey]: fives });
      await page.goto('/privacy/');
      await expect(button(page, clearStoredWords.clear)).toBeVisible();
    },
  },
  'with what was stored cleared': {
    go: async (page) => {
      await page.goto('/privacy/');
      await button(page, clearStoredWords.clear).click();
      await button(page, clearStoredWords.confirm).click();
      await expect(page.getByRole('status')).toHaveText(clearStoredWords.cleared);
    },
  },
};

testStates(states);
