import { courseByLanguage } from '../content/course';
import { dashboards } from '../content/dashboards/dashboards';
import { removeBasePath } from './exportedSite';

/** The only pages that may have islands, and so load scripts once somebody uses one. */
export const pagesWithScripts: readonly string[] = [
  '/',
  '/privacy/',
  ...dashboards.map(({ slug }) => `/filings/${slug}/`),
  ...Object.values(courseByLanguage).flatMap(({ url, modules }) =>
    [url, ...modules.map((module) => module.url)].map(removeBasePath),
  ),
];
