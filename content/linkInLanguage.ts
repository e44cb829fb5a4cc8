import { defaultLanguage, type Language } from './languages';
import type { Link } from './navigation';
import { href } from './site';
import { findTranslatedPaths, sitePages } from './siteIndex';

/**
 * Returns the link as a page in a language shows it: to the version of the linked page in this
 * language or, where there is none, to the same page, with its language.
 */
export function linkInLanguage(link: Link, language: Language): Link {
  if (language === defaultLanguage) return link;
  const linked = sitePages.find(({ path }) => href(path) === link.url);
  const path = linked && findTranslatedPaths(linked.path)[language];
  const translation = sitePages.find((page) => page.path === path);
  return translation
    ? { label: translation.title, url: href(translation.path) }
    : { ...link, language: defaultLanguage };
}
