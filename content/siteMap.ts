import { courseByLanguage, courseRelatedLinks } from './course';
import { dashboards } from './dashboards/dashboards';
import { form10QTextsByLanguage, form10QPathByLanguage } from './form10Q';
import { gentleConcernPage, getNoticePath, gentleConcernNotices } from './gentleConcern';
import {
  formatLanguageNameList,
  defaultLanguage,
  languages,
  getTranslatedLanguageName,
  translatedLanguages,
} from './languages';
import { homeLink, legalNavigation, type Link, primaryNavigation } from './navigation';
import { articles } from './news';
import { newsListPages } from './newsList';
import { oneMoreCommentsPage } from './oneMoreComments';
import { readProsePage } from './prosePage';
import { prospectusPage } from './prospectus';
import { release266Page } from './release266';
import { href } from './site';
import { getHomeAndEducationStartPages } from './languageStartPages';

export interface SiteMapGroup {
  title: string;
  links: readonly (Link & { language?: string })[];
}

export const siteMapPage = {
  title: 'Site map',
  description: `Every page of this satirical site in one list: main pages, filings and dashboards, the course in ${formatLanguageNameList(defaultLanguage)}, news, and the fine print.`,
  lead: 'Every page of this site but this one, each listed once.',
  url: href('/site-map'),
} as const;

const courseLinks = Object.values(courseByLanguage).flatMap(({ title, url, modules, language }) =>
  [{ title, url }, ...modules].map((page) => ({ label: page.title, url: page.url, language })),
);

/** Links to all pages except the site map itself, in groups. No link has a fragment. */
export const siteMapGroups: readonly SiteMapGroup[] = [
  { title: 'Main pages', links: [homeLink, ...primaryNavigation] },
  {
    title: 'Filings and data',
    links: dashboards.map(({ title, slug }) => ({ label: title, url: href(`/filings/${slug}`) })),
  },
  { title: 'Education and resources', links: courseRelatedLinks },
  ...languages.map((language) => ({
    title: `Course, in ${getTranslatedLanguageName(defaultLanguage, language)}`,
    links: courseLinks.filter((link) => link.language === language),
  })),
  {
    title: 'Papers and records',
    links: [
      { label: oneMoreCommentsPage.title, url: href('/oversight/one-more-comments') },
      { label: release266Page.title, url: href('/freedom-of-infatuation/release-266') },
      { label: prospectusPage.title, url: href(prospectusPage.path) },
      ...languages.map((language) => ({
        label: form10QTextsByLanguage[language].title,
        url: href(form10QPathByLanguage[language]),
        language,
      })),
      { label: readProsePage('droplet-rulings').title, url: href('/resources/droplet-rulings') },
      {
        label: readProsePage('desk-lamp-transcript').title,
        url: href('/enforcement/desk-lamp-transcript'),
      },
      { label: gentleConcernPage.title, url: href('/resources/notice-of-gentle-concern') },
      ...gentleConcernNotices.map((notice) => ({
        label: `Notice: ${notice.occasion}`,
        url: href(getNoticePath(notice)),
      })),
    ],
  },
  ...translatedLanguages.map((language) => ({
    title: `Start pages in ${getTranslatedLanguageName(defaultLanguage, language)}`,
    links: Object.values(getHomeAndEducationStartPages(language)).map(({ title, url }) => ({
      label: title,
      url,
      language,
    })),
  })),
  {
    title: 'About this site',
    links: legalNavigation.filter(({ url }) => url !== siteMapPage.url && !url.includes('#')),
  },
  {
    title: 'News',
    links: [...newsListPages.slice(1), ...articles].map(({ title, url }) => ({
      label: title,
      url,
    })),
  },
];
