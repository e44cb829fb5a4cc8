import type { IsoDate } from './dates';

/** Where the site is served; both come from the environment so that one source fits any host. */
const url = (process.env.SITE_URL ?? 'https://cope.example').replace(/\/$/, '');
const basePath = process.env.BASE_PATH ?? '';

/** The day on which the site's own clock stands. */
const asOf: IsoDate = '2025-05-16';

/** What every page repeats. */
export const site = {
  name: 'Commission on Online Parasocial Expenditure',
  shortName: 'COPE',
  tagline: 'Protecting America’s Simps Since 2024',
  motto: { latin: 'Visum, non responsum', english: 'Seen, not answered' },
  description:
    'Satire: the website of an invented commission that protects simps from their own wallets. Ratings, filings, dashboards, a course.',
  copyright: 2025,
  asOf,
  url,
  basePath,
} as const;

/**
 * The address of a page of this site: `/about#history` becomes `/about/#history`, below the base path.
 * Every internal link passes here once, where its data is written.
 */
export function href(path: `/${string}`): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.\w+$/.test(page);
  return `${basePath}${isFile || page.endsWith('/') ? page : `${page}/`}${rest}`;
}

/** The same with the host in front, for feeds, cards and canonical addresses. */
export function absoluteUrl(path: `/${string}`): string {
  return url + href(path);
}

/** Who issues papers, in the language of the paper. */
export const agencyName = { en: site.name, es: 'Comisión de Gasto Parasocial en Línea' } as const;
