import {
  defaultLanguage,
  homePaths,
  type Language,
  languageNames,
  languages,
  type TranslatedPaths,
} from './languages';
import type { Link } from './navigation';
import { getAbsoluteUrl, href } from './site';

/**
 * For `hreflang`, with the default language also as `x-default`, for readers of no listed language.
 */
export function getAlternateUrls(translations: TranslatedPaths): Record<string, string> {
  const addresses = languages.flatMap((language) => {
    const path = translations[language];
    return path ? [[language, getAbsoluteUrl(path)]] : [];
  });
  const { [defaultLanguage]: defaultPath } = translations;
  if (defaultPath) addresses.push(['x-default', getAbsoluteUrl(defaultPath)]);
  return Object.fromEntries(addresses);
}

/**
 * Each label is in the language of the linked page; without a translation the link leads to the
 * home page.
 */
export function getLanguageSwitchLinks(
  language: Language,
  translations: TranslatedPaths = {},
): readonly (Link & { language: Language })[] {
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      label: languageNames[other],
      url: href(translations[other] ?? homePaths[other]),
      language: other,
    }));
}
