import {
  defaultLanguage,
  homePathByLanguage,
  type Language,
  languageNames,
  languages,
  type TranslatedPaths,
} from './languages';
import type { Link } from './link';
import { getAbsoluteUrl, href } from './site';

/**
 * URLs for `hreflang`. The default language is also `x-default`, for readers of other languages.
 */
export function buildHreflangUrls(translations: TranslatedPaths): Record<string, string> {
  const addresses = languages.flatMap((language) => {
    const path = translations[language];
    return path ? [[language, getAbsoluteUrl(path)]] : [];
  });
  const { [defaultLanguage]: defaultPath } = translations;
  if (defaultPath) addresses.push(['x-default', getAbsoluteUrl(defaultPath)]);
  return Object.fromEntries(addresses);
}

/**
 * Each label is in the language of the linked page, which is the home page if there is no
 * translation.
 */
export function getLanguageSwitchLinks(
  language: Language,
  translations: TranslatedPaths = {},
): readonly (Link & { language: Language })[] {
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      label: languageNames[other],
      url: href(translations[other] ?? homePathByLanguage[other]),
      language: other,
    }));
}
