/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  defaultLanguage,
  homePathByLanguage,
  getPathLanguage,
  languages,
  getLocalizedPaths,
  translatedLanguages,
} from './languages';
import { localizeLink } from './localizeLink';
import { findAlternateUrls, listAncestors } from './pages';
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

describe('a page that a language lacks', () => {
  const link = { label: 'Glossary', url: href('/resources/digital-exposure-glossary') };

  it('a link to a page that a language lacks stays, and names the language of the page', () => {
    for (const language of translatedLanguages)
      expect(localizeLink(link, language)).toEqual({ ...link, language: defaultLanguage });
    expect(localizeLink(link, defaultLanguage)).toEqual(link);
  });

  it('a page that exists in one language has no alternates', () => {
    expect(findAlternateUrls('/resources/digital-exposure-glossary')).toBeUndefined();
    expect(Object.keys(findAlternateUrls('/') ?? {})).toEqual([...languages, 'x-default']);
  });

  it('a breadcrumb leaves out pages that a translation lacks', () => {
    const crumbs = (path: `/${string}`) => listAncestors({ path }).map((page) => page.path);
    for (const language of translatedLanguages)
      expect(crumbs(`/${language}/wherever/page`)).toEqual([homePathByLanguage[language]]);
    expect(() => crumbs('/wherever/page')).toThrow('no page with the path /wherever.');
  });
});

it('a path such as /es-something is not taken for Spanish', () => {
  for (const language of languages) {
    expect(getPathLanguage(`/${language}-something`)).toBe(defaultLanguage);
  }
});

it.each(languages)('an error page in %s leads to the home page of that language', (language) => {
  expect(errorPageWords[language].homeUrl).toBe(href(homePathByLanguage[language]));
});
