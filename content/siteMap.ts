import { course, relatedToCourse } from './course';
import { dashboards } from './dashboards/dashboards';
import { home, legalNavigation, type Link, primaryNavigation } from './navigation';
import { articles } from './news';
import { newsPages } from './newsList';
import { href } from './site';

export interface SiteMapPart {
  title: string;
  links: readonly (Link & { language?: string })[];
}

export const siteMap = {
  title: 'Site map',
  description:
    'Every page of this satirical site in one list: main pages, filings and dashboards, the course in both languages, news, and the fine print.',
  lead: 'Every page of this site, each listed once.',
  url: href('/site-map'),
} as const;

const courseLinks = Object.values(course).flatMap(({ title, url, modules, language }) =>
  [{ title, url }, ...modules].map((page) => ({ label: page.title, url: page.url, language })),
);

/** Every page but this one; a link to a part of a page is not a page. */
export const siteMapParts: readonly SiteMapPart[] = [
  { title: 'Main pages', links: [home, ...primaryNavigation] },
  {
    title: 'Filings and data',
    links: dashboards.map(({ title, slug }) => ({ label: title, url: href(`/filings/${slug}`) })),
  },
  { title: 'Education and resources', links: relatedToCourse },
  { title: 'Course, in English', links: courseLinks.filter(({ language }) => language === 'en') },
  { title: 'Course, in Spanish', links: courseLinks.filter(({ language }) => language === 'es') },
  {
    title: 'About this site',
    links: legalNavigation.filter(({ url }) => url !== siteMap.url && !url.includes('#')),
  },
  {
    title: 'News',
    links: [...newsPages.slice(1), ...articles].map(({ title, url }) => ({ label: title, url })),
  },
];
