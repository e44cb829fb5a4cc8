import { courseByLanguage, courseRelatedLinks } from './course';
import { dashboards } from './dashboards/dashboards';
import { form10QTexts, form10QPathByLanguage } from './form10Q';
import { gentleConcernPage, getNoticePath, gentleConcernNotices } from './gentleConcern';
import {
  formatLanguageNameList,
  defaultLanguage,
  type Language,
  languages,
  getLanguageNameIn,
  translatedLanguages,
} from './languages';
import { homeLink, legalNavigation, type Link, primaryNavigation } from './navigation';
import { articles } from './news';
import { newsListPages } from './newsList';
import { oneMoreRuleCommentsPage } from './oneMoreRuleComments';
import { readProsePage } from './prosePage';
import { prospectusPage } from './prospectus';
import { release266Page } from './release266';
import { href } from './site';
import { getStartPages } from './startPages';

export interface SiteMapGroup {
  id: string;
  title: string;
  /** A sentence below the heading of the group of links. */
  remark: string;
  links: readonly (Link & { language?: string })[];
}

export const siteMapPage = {
  title: 'Site map',
  description: `Every page of this satirical site in one list: main pages, filings and dashboards, the course in ${formatLanguageNameList(defaultLanguage)}, news, and the fine print.`,
  lead: 'Every page of this site but this one, each listed once.',
  url: href('/site-map'),
  plan: {
    label: 'Floor plan',
    scale: 'Scale: one desk is one page.',
    here: 'You are here.',
    hereNote: 'This page is on no list, and so has no desk.',
  },
} as const;

const courseRemarkByLanguage: Readonly<Record<Language, string>> = {
  en: 'A classroom. The back row is full.',
  es: 'The same classroom. The back row is full in both languages.',
};

const courseLinks = Object.values(courseByLanguage).flatMap(({ title, url, modules, language }) =>
  [{ title, url }, ...modules].map((page) => ({ label: page.title, url: page.url, language })),
);

/** Links to all pages except the site map itself, in groups. No link has a fragment. */
export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    id: 'main-pages',
    title: 'Main pages',
    remark: 'Reception. Please take a number; it will be invented.',
    links: [homeLink, ...primaryNavigation],
  },
  {
    id: 'filings-and-data',
    title: 'Filings and data',
    remark: 'Nothing here was measured. The rulers are kept next door.',
    links: dashboards.map(({ title, linkLabel = title, slug }) => ({
      label: linkLabel,
      url: href(`/filings/${slug}`),
    })),
  },
  {
    id: 'education-and-resources',
    title: 'Education and resources',
    remark: 'Quiet, apart from pages being turned back.',
    links: courseRelatedLinks,
  },
  ...languages.map((language) => ({
    id: `course-${language}`,
    title: `Course, in ${getLanguageNameIn(defaultLanguage, language)}`,
    remark: courseRemarkByLanguage[language],
    links: courseLinks.filter((link) => link.language === language),
  })),
  {
    id: 'papers-and-records',
    title: 'Papers and records',
    remark: 'Nothing has left this room. The Archivist counts it as cured.',
    links: [
      { label: oneMoreRuleCommentsPage.officialName, url: href('/oversight/one-more-comments') },
      { label: release266Page.officialName, url: href('/freedom-of-infatuation/release-266') },
      { label: prospectusPage.title, url: href(prospectusPage.path) },
      ...languages.map((language) => ({
        label: form10QTexts[language].title,
        url: href(form10QPathByLanguage[language]),
        language,
      })),
      { label: readProsePage('droplet-rulings').title, url: href('/resources/droplet-rulings') },
      {
        label: readProsePage('desk-lamp-transcript').officialName ?? '',
        url: href('/enforcement/desk-lamp-transcript'),
      },
      { label: gentleConcernPage.officialName, url: href('/resources/notice-of-gentle-concern') },
      ...gentleConcernNotices.map((notice) => ({
        label: `Notice: ${notice.occasion}`,
        url: href(getNoticePath(notice)),
      })),
    ],
  },
  ...translatedLanguages.map((language) => ({
    id: `start-pages-${language}`,
    title: `Start pages in ${getLanguageNameIn(defaultLanguage, language)}`,
    remark: 'Ring once. The bell is a drawing.',
    links: Object.values(getStartPages(language)).map(({ title, url }) => ({
      label: title,
      url,
      language,
    })),
  })),
  {
    id: 'about-this-site',
    title: 'About this site',
    remark: 'The fine print. It has been set large, and is read as often.',
    links: legalNavigation.filter(({ url }) => url !== siteMapPage.url && !url.includes('#')),
  },
  {
    id: 'news',
    title: 'News releases',
    remark: 'Everything that happened. The rest is under Filings.',
    links: [...newsListPages.slice(1), ...articles].map(({ title, url }) => ({
      label: title,
      url,
    })),
  },
];
