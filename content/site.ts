import type { IsoDate } from './dates';
import type { Language } from './languages';

/** BASE_PATH adds a path to this origin, whose host is in ASCII everywhere. */
const { origin: url, host } = new URL(process.env.SITE_URL || 'https://cope.example');
const basePath = process.env.BASE_PATH ?? '';

/** The site's today. */
const asOf: IsoDate = '2025-05-16';

/** To rename the agency, follow "Another name" in docs/how-to.md. */
export const site = {
  name: 'Commission on Online Parasocial Expenditure',
  shortName: 'COPE',
  /** Domains in .example are reserved, so mail reaches nobody. */
  mailDomain: 'cope.example',
  tagline: "Protecting America's Simps Since 2024",
  motto: { latin: 'Visum, non responsum', english: 'Seen, not answered' },
  description:
    'Satire: the website of an invented commission that protects simps from their own wallets. Ratings, filings, dashboards, a course.',
  copyright: 2025,
  asOf,
  url,
  host,
  basePath,
} as const;

/**
 * Adds base path and trailing slash: `/about/#history` for `/about#history`. Call it once for each
 * internal link, where the link is defined.
 */
export function href(path: `/${string}`): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.\w+$/.test(page);
  return `${basePath}${isFile || page.endsWith('/') ? page : `${page}/`}${rest}`;
}

/** Absolute URLs, for feeds, link previews and canonical links. */
export function getAbsoluteUrl(path: `/${string}`): string {
  return url + href(path);
}

/** The agency's name for the header, certificates and share images. */
export const agencyNames: Readonly<Record<Language, string>> = {
  en: site.name,
  es: 'Comisión de Gasto Parasocial en Línea',
};

export const taglines: Readonly<Record<Language, string>> = {
  en: site.tagline,
  es: 'Al cuidado del simp estadounidense desde 2024',
};

/** `press@cope.example`. */
export const buildEmailAddress = (mailbox: string) => `${mailbox}@${site.mailDomain}`;
