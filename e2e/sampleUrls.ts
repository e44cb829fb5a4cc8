import { dashboards } from '../content/dashboards/dashboards';
import { articles } from '../content/news';

/** URL path of the newest news article. */
export const newestArticleUrl = `/news/${articles[0]!.id}/`;

/** URL path of the dashboard that is first in content/dashboards. */
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
