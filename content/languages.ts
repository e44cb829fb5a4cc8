import { capitalize } from './format';

/**
 * The languages of the site, the default one first. docs/how-to.md lists the steps for a new
 * one; the compiler names each table of texts that lacks it.
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language whose pages have no prefix in their URLs. Pages in other languages are below `/es` and so on. */
export const defaultLanguage = 'en' satisfies Language;

type Path = `/${string}`;

/** The path of a page in each language in which the page exists. */
export type PathByAvailableLanguage = Partial<Record<Language, Path>>;

/** A language other than the default language. Only some of the pages are translated into it. */
export type TranslatedLanguage = Exclude<Language, typeof defaultLanguage>;

/**
 * An object with a value for each translated language. A value for the default language, or for a
 * language that was removed, is a type error. The optional property is for the case that no
 * translated language is left: a `Record` without keys would accept any property.
 */
export type ByTranslatedLanguage<T> = Readonly<Record<TranslatedLanguage, T>> &
  Readonly<Partial<Record<typeof defaultLanguage, never>>>;

export const translatedLanguages = languages.filter(
  (language): language is TranslatedLanguage => language !== defaultLanguage,
);

/** Calls a function for each language, and returns the results by language. */
export function mapByLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), es: make('es') };
}

/** The path of the home page in each language: `/`, `/es`. */
export const homePathByLanguage = mapByLanguage<'/' | `/${TranslatedLanguage}`>((language) =>
  language === defaultLanguage ? '/' : `/${language}`,
);

/** Returns the path of a page in each language: for `/education`, `/es/education` in Spanish. */
export function getPathsByLanguage<const P extends Path>(path: P) {
  return mapByLanguage<P | `/${TranslatedLanguage}${P | ''}`>((language) =>
    language === defaultLanguage ? path : `/${language}${path.endsWith('/') ? '' : path}`,
  );
}

/** Returns the language of a page from the prefix of its path. */
export function getPathLanguage(path: string): Language {
  const [, first = ''] = path.split(/[/?#]/);
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** Returns the path of a page in the default language: `/education` for `/es/education`. */
export function getDefaultLanguagePath(path: string): Path {
  const language = getPathLanguage(path);
  const prefix = language === defaultLanguage ? '/' : `/${language}/`;
  return `/${path.slice(prefix.length)}`;
}

/** The name of each language in that language: "Español". */
export const languageNames = mapByLanguage((language) =>
  capitalize(getLanguageNameIn(language, language)),
);

/** Returns the name of `named` in `language`: Spanish is "español" in Spanish. */
export function getLanguageNameIn(language: Language, named: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
}

/** Returns the names of all languages in one of them: "inglés y español". */
export function formatLanguageNameList(
  language: Language,
  write: (name: string) => string = (name) => name,
): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(languages.map((named) => write(getLanguageNameIn(language, named))));
}
