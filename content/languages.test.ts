/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  defaultLanguage,
  homePathByLanguage,
  getPathLanguage,
  languages,
  getLocalizedPaths,
} from './languages';
import { buildHreflangUrls, getLanguageSwitchLinks } from './translationUrls';
import { errorPageWords } from './errorPage';
import { getAbsoluteUrl, href } from './site';

const translations = getLocalizedPaths('/education');

describe('a page that exists in every language', () => {
  it.each(languages)(
    'a page that exists in every language has a path of its own in %s, which names the language',
    (language) => {
      expect(getPathLanguage(translations[language])).toBe(language);
      expect(new Set(Object.values(translations)).size).toBe(languages.length);
    },
  );

  it.each(languages)(
    'a page that exists in every language links from %s to itself in each other language',
    (language) => {
      const links = getLanguageSwitchLinks(language, translations);
      expect(links.map((link) => link.language)).toEqual(
        languages.filter((other) => other !== language),
      );
      for (const link of links) expect(link.url).toBe(href(translations[link.language]));
    },
  );

  it('hreflang alternates list every language, and x-default is the default language', () => {
    const alternates = buildHreflangUrls(translations);
    expect(Object.keys(alternates)).toEqual([...languages, 'x-default']);
    expect(alternates['x-default']).toBe(getAbsoluteUrl(translations[defaultLanguage]));
  });
});

it.each(languages)(
  'a page that exists only in %s links to the home pages of the other languages',
  (language) => {
    for (const link of getLanguageSwitchLinks(language)) {
      expect(link.url).toBe(href(homePathByLanguage[link.language]));
    }
  },
);

it('a path such as /es-something is not taken for Spanish', () => {
  for (const language of languages) {
    expect(getPathLanguage(`/${language}-something`)).toBe(defaultLanguage);
  }
});

it.each(languages)('an error page in %s leads to the home page of that language', (language) => {
  expect(errorPageWords[language].homeUrl).toBe(href(homePathByLanguage[language]));
});
