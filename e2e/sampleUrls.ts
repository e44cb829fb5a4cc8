import { dashboards } from '../content/dashboards/dashboards';
import { articles } from '../content/news';

export const newestArticleUrl = `/news/${articles[0]!.id}/`;

export const firstDashboardUrl = `/filings/${dashboards[0]!.slug}/`;

/** Labels of the first dashboard's tabs. The tests need at least three. */
export const firstDashboardTabLabels = dashboards[0]!.tabs.map(({ label }) => label);

/** URL paths of six kinds of pages that one visitor may open one after another. */
export const pageUrlsOfOneVisit = [
  '/',
  '/news/',
  newestArticleUrl,
  '/filings/',
  firstDashboardUrl,
  '/about/',
];
