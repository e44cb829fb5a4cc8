import { defaultLanguage, type Language } from './languages';
import type { Link } from './navigation';
import { findTranslatedPaths, pages } from './pages';

/**
 * Links to the version in this language or, where there is none, to the same page with its
 * language.
 */
export function linkInLanguage(link: Link, language: Language): Link {
  if (language === defaultLanguage) return link;
  const linked = pages.find(({ url }) => url === link.url);
  const path = linked && findTranslatedPaths(linked.path)[language];
  const translation = pages.find((page) => page.path === path);
  return translation
    ? { label: translation.title, url: translation.url }
    : { ...link, language: defaultLanguage };
}
