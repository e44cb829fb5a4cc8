import { dashboards } from '../content/dashboards/dashboards';
import { articles } from '../content/news';

/** Page of the newest article. */
export const anArticle = `/news/${articles[0]!.id}/`;

/** Page of the first dashboard. */
export const aDashboard = `/filings/${dashboards[0]!.slug}/`;

/** Six pages that one visitor may open in turn. */
export const visit = ['/', '/news/', anArticle, '/filings/', aDashboard, '/about/'];
