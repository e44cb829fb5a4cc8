import { dashboards } from '../content/dashboards/dashboards';
import { articles } from '../content/news';

/** URL path of the newest news article. */
export const newestArticleUrl = `/news/${articles[0]!.id}/`;

/** URL path of the first dashboard. */
export const firstDashboardUrl = `/filings/${dashboards[0]!.slug}/`;

/** Labels of the tabs of that dashboard, of which it has three at least. */
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
