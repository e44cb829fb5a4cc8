import { capitalize } from './format';

/**
 * The default language comes first. docs/how-to.md lists the steps for a new language; the compiler
 * names each table of texts that lacks the language.
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Pages in this language have no prefix in their URLs; others are below `/es` and so on. */
export const defaultLanguage = 'en' satisfies Language;

type Path = `/${string}`;

export type TranslatedPaths = Partial<Record<Language, Path>>;

/** Only some pages are translated into these languages. */
export type TranslatedLanguage = Exclude<Language, typeof defaultLanguage>;

/**
 * A value for the default or a removed language is a type error. Without the optional property, a
 * site in one language would have a `Record` without keys, which accepts any property.
 */
export type Translations<T> = Readonly<Record<TranslatedLanguage, T>> &
  Readonly<Partial<Record<typeof defaultLanguage, never>>>;

export const translatedLanguages = languages.filter(
  (language): language is TranslatedLanguage => language !== defaultLanguage,
);

export function mapByLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), es: make('es') };
}

/** `/`, `/es`. */
export const homePathByLanguage = mapByLanguage<'/' | `/${TranslatedLanguage}`>((language) =>
  language === defaultLanguage ? '/' : `/${language}`,
);

/** The path of a page in each language: `/education` and `/es/education`. */
export function getLocalizedPaths<const P extends Path>(path: P) {
  return mapByLanguage<P | `/${TranslatedLanguage}${P | ''}`>((language) =>
    language === defaultLanguage ? path : `/${language}${path.endsWith('/') ? '' : path}`,
  );
}

/** A page's language, by the prefix of its path. */
export function getPathLanguage(path: string): Language {
  const [, first = ''] = path.split(/[/?#]/);
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** `/education` for `/es/education`. */
export function getDefaultLanguagePath(path: string): Path {
  const language = getPathLanguage(path);
  const prefix = language === defaultLanguage ? '/' : `/${language}/`;
  return `/${path.slice(prefix.length)}`;
}

/** Each name is in the language itself: "Español". */
export const languageNames = mapByLanguage((language) =>
  capitalize(getLanguageName(language, language)),
);

/** The name of the language `named`, written in `language`: "inglés" for English in Spanish. */
export function getLanguageName(language: Language, named: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
}

/** "inglés y español". */
export function listLanguageNames(
  language: Language,
  write: (name: string) => string = (name) => name,
): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(languages.map((named) => write(getLanguageName(language, named))));
}
