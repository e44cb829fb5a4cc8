import type { IsoDate } from './dates';

/** The address of the site; both parts come from the environment, so that one source fits any host. */
const url = (process.env.SITE_URL ?? 'https://cope.example').replace(/\/$/, '');
const basePath = process.env.BASE_PATH ?? '';

/** The day that the site takes for today. */
const asOf: IsoDate = '2025-05-16';

/**
 * The name of the agency, and other facts that every page repeats. README, "Use another name", says
 * what else to change with it.
 */
export const site = {
  name: 'Commission on Online Parasocial Expenditure',
  shortName: 'COPE',
  /** Of the invented mail addresses: names in .example are reserved, so that they reach nobody. */
  mailDomain: 'cope.example',
  tagline: 'Protecting America’s Simps Since 2024',
  motto: { latin: 'Visum, non responsum', english: 'Seen, not answered' },
  description:
    'Satire: the website of an invented commission that protects simps from their own wallets. Ratings, filings, dashboards, a course.',
  copyright: 2025,
  asOf,
  url,
  /** "cope.example" */
  host: new URL(url).host,
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

/** The same with the host, for feeds, link previews and canonical addresses. */
export function absoluteUrl(path: `/${string}`): string {
  return url + href(path);
}

/** The name of the agency by language: it issues certificates and share pictures. */
export const agencyName = { en: site.name, es: 'Comisión de Gasto Parasocial en Línea' } as const;

/** An invented mail address of the agency: `press@cope.example`. */
export const mailAddress = (mailbox: string) => `${mailbox}@${site.mailDomain}`;
