import { defaultLanguage, type Language } from './languages';
import type { Link } from './link';
import { getPathsByLanguage, pages } from './pages';

/**
 * Links to the translation into this language. If there is none, the link stays, and states the
 * language of the page.
 */
export function localizeLink(link: Link, language: Language): Link {
  if (language === defaultLanguage) return link;
  const linked = pages.find(({ url }) => url === link.url);
  const path = linked && getPathsByLanguage(linked.path)[language];
  const translation = pages.find((page) => page.path === path);
  return translation
    ? { label: translation.title, url: translation.url }
    : { ...link, language: defaultLanguage };
}
