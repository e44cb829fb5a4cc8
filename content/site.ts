import type { IsoDate } from './dates';
import type { Language } from './languages';

/** The origin of the site, from the environment variable SITE_URL; BASE_PATH adds a path to it. */
const url = (process.env.SITE_URL ?? 'https://cope.example').replace(/\/$/, '');
const basePath = process.env.BASE_PATH ?? '';

/** The date that the site treats as today. */
const asOf: IsoDate = '2025-05-16';

/**
 * The name of the agency, and other facts that every page repeats. "Another name" in
 * docs/how-to.md lists what else to change with the name.
 */
export const site = {
  name: 'Commission on Online Parasocial Expenditure',
  shortName: 'COPE',
  /** The domain of the invented mail addresses. Domains in .example are reserved, so mail reaches nobody. */
  mailDomain: 'cope.example',
  tagline: 'Protecting America’s Simps Since 2024',
  motto: { latin: 'Visum, non responsum', english: 'Seen, not answered' },
  description:
    'Satire: the website of an invented commission that protects simps from their own wallets. Ratings, filings, dashboards, a course.',
  copyright: 2025,
  asOf,
  url,
  /** The host in `url`: "cope.example". */
  host: new URL(url).host,
  basePath,
} as const;

/**
 * Returns the URL of a page of this site, with base path and trailing slash: `/about/#history` for
 * `/about#history`. Each internal link calls it once, where the link is defined.
 */
export function href(path: `/${string}`): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.\w+$/.test(page);
  return `${basePath}${isFile || page.endsWith('/') ? page : `${page}/`}${rest}`;
}

/** Returns the absolute URL of a page, for feeds, link previews and canonical links. */
export function getAbsoluteUrl(path: `/${string}`): string {
  return url + href(path);
}

/** The name of the agency in each language, for the header, certificates and share images. */
export const agencyNames: Readonly<Record<Language, string>> = {
  en: site.name,
  es: 'Comisión de Gasto Parasocial en Línea',
};

export const taglines: Readonly<Record<Language, string>> = {
  en: site.tagline,
  es: 'Al cuidado del simp estadounidense desde 2024',
};

/** Returns an invented mail address of the agency: `press@cope.example`. */
export const buildMailAddress = (mailbox: string) => `${mailbox}@${site.mailDomain}`;
