import { course, relatedToCourse } from './course';
import { dashboards } from './dashboards/dashboards';
import { form10Q, form10QPaths } from './form10Q';
import { gentleConcern, noticePath, notices } from './gentleConcern';
import { defaultLanguage, languages, nameIn } from './languages';
import { home, legalNavigation, type Link, primaryNavigation } from './navigation';
import { articles } from './news';
import { newsPages } from './newsList';
import { oneMoreComments } from './oneMoreComments';
import { readPage } from './pages';
import { prospectus } from './prospectus';
import { release266 } from './release266';
import { href } from './site';
import { spanishEducation, spanishHome } from './spanishPages';

export interface SiteMapPart {
  title: string;
  links: readonly (Link & { language?: string })[];
}

export const siteMap = {
  title: 'Site map',
  description: `Every page of this satirical site in one list: main pages, filings and dashboards, the course in ${languages.length === 2 ? 'both' : 'all'} languages, news, and the fine print.`,
  lead: 'Every page of this site but this one, each listed once.',
  url: href('/site-map'),
} as const;

const spanishLinks = [spanishHome, spanishEducation].map(({ title, url }) => ({
  label: title,
  url,
  language: 'es',
}));

const courseLinks = Object.values(course).flatMap(({ title, url, modules, language }) =>
  [{ title, url }, ...modules].map((page) => ({ label: page.title, url: page.url, language })),
);

/** Links to every page but the site map itself, in groups; none leads to a part of a page. */
export const siteMapParts: readonly SiteMapPart[] = [
  { title: 'Main pages', links: [home, ...primaryNavigation] },
  {
    title: 'Filings and data',
    links: dashboards.map(({ title, slug }) => ({ label: title, url: href(`/filings/${slug}`) })),
  },
  { title: 'Education and resources', links: relatedToCourse },
  {
    title: 'Papers and records',
    links: [
      { label: oneMoreComments.title, url: href('/oversight/one-more-comments') },
      { label: release266.title, url: href('/freedom-of-infatuation/release-266') },
      { label: prospectus.title, url: href(prospectus.path) },
      ...languages.map((language) => ({
        label: form10Q[language].title,
        url: href(form10QPaths[language]),
        language,
      })),
      { label: readPage('droplet-rulings').title, url: href('/resources/droplet-rulings') },
      {
        label: readPage('desk-lamp-transcript').title,
        url: href('/enforcement/desk-lamp-transcript'),
      },
      { label: gentleConcern.title, url: href('/resources/notice-of-gentle-concern') },
      ...notices.map((notice) => ({
        label: `Notice: ${notice.occasion}`,
        url: href(noticePath(notice)),
      })),
    ],
  },
  ...languages.map((language) => ({
    title: `Course, in ${nameIn(defaultLanguage, language)}`,
    links: courseLinks.filter((link) => link.language === language),
  })),
  { title: 'Start pages in Spanish', links: spanishLinks },
  {
    title: 'About this site',
    links: legalNavigation.filter(({ url }) => url !== siteMap.url && !url.includes('#')),
  },
  {
    title: 'News',
    links: [...newsPages.slice(1), ...articles].map(({ title, url }) => ({ label: title, url })),
  },
];
