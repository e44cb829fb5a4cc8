import { capitalize } from './format';
import type { Link } from './navigation';
import { absoluteUrl, href } from './site';

/**
 * The languages of the site, the default one first. README, "Add a language", lists what else a new
 * one needs; the compiler names each table of words that lacks it.
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Its pages have no prefix in their addresses; all others are below `/es` and so on. */
export const defaultLanguage = 'en' satisfies Language;

type Path = `/${string}`;

/** The path of one page in each language that has it. */
export type TranslatedPaths = Partial<Record<Language, Path>>;

/** One value for each language. */
export function mapByLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), es: make('es') };
}

/** The page of a language that leads to everything else in it: `/`, `/es`. */
export const languageHomePaths = mapByLanguage<Path>((language) =>
  language === defaultLanguage ? '/' : `/${language}`,
);

/** The path of a page that every language has: `/education` is `/es/education` in Spanish. */
export function translatePath(path: Path): Record<Language, Path> {
  return mapByLanguage<Path>((language) =>
    language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`,
  );
}

/** The language of a page, by its path. */
export function getPathLanguage(path: string): Language {
  const [, first = ''] = path.split(/[/?#]/);
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** The path of a page in the default language: `/education` for `/es/education`. */
export function getDefaultLanguagePath(path: string): Path {
  const language = getPathLanguage(path);
  const prefix = language === defaultLanguage ? '/' : `/${language}/`;
  return `/${path.slice(prefix.length)}`;
}

/** Full addresses by language, for crawlers; whoever reads none of the languages gets the default. */
export function getAlternateUrls(translations: TranslatedPaths): Record<string, string> {
  const addresses = languages.flatMap((language) => {
    const path = translations[language];
    return path ? [[language, absoluteUrl(path)]] : [];
  });
  const { [defaultLanguage]: defaultPath } = translations;
  if (defaultPath) addresses.push(['x-default', absoluteUrl(defaultPath)]);
  return Object.fromEntries(addresses);
}

/** How a language is called in itself: "Español". */
export const languageNames = mapByLanguage((language) =>
  capitalize(getLanguageName(language, language)),
);

/** How a language is called in another: Spanish is "español" in Spanish. */
export function getLanguageName(language: Language, named: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
}

/** All languages as a phrase in one of them: "inglés y español". */
export function listLanguageNames(
  language: Language,
  write: (name: string) => string = (name) => name,
): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(languages.map((named) => write(getLanguageName(language, named))));
}

/**
 * The links of the language switch: from a page to the same page in each other language, or to the
 * home page of a language that doesn't have it. Each is labeled in its own language.
 */
export function getLanguageLinks(
  language: Language,
  translations: TranslatedPaths = {},
): readonly (Link & { language: Language })[] {
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      label: languageNames[other],
      url: href(translations[other] ?? languageHomePaths[other]),
      language: other,
    }));
}
