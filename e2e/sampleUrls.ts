import { dashboards } from '../content/dashboards/dashboards';
import { articles } from '../content/news';

export const newestArticleUrl = `/news/${articles[0]!.id}/`;

export const firstDashboardUrl = `/filings/${dashboards[0]!.slug}/`;

/** The tests need at least three tabs. */
export const firstDashboardTabLabels = dashboards[0]!.tabs.map(({ label }) => label);

/** Six kinds of pages that one visitor may open. */
export const sampleVisitUrls = [
  '/',
  '/news/',
  newestArticleUrl,
  '/filings/',
  firstDashboardUrl,
  '/about/',
];
