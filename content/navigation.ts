import type { Language } from './languages';
import type { Link } from './link';
import { finePrintPages, mainPages, type PagePath } from './pages';
import { href } from './site';

const link = (label: string, path: PagePath | `${PagePath}#${string}`): Link => ({
  label,
  url: href(path),
});

/** The seven links of the main menu. */
export const primaryNavigation: readonly Link[] = mainPages.filter(({ path }) => path !== '/');

/** Links in the bar at the top of every page. */
export const utilityNavigation: readonly Link[] = [
  link('Glossary', '/resources/digital-exposure-glossary'),
  link('Careers', '/about#careers'),
  link('Help and accessibility', '/accessibility'),
];

interface FooterColumn {
  titles: Readonly<Record<Language, string>>;
  links: readonly Link[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    titles: { en: 'The Commission', es: 'La Comisión' },
    links: [
      link('Mission', '/about#mission'),
      link('History', '/about#history'),
      link('Commissioners', '/about#leadership'),
      link('Careers', '/about#careers'),
      link('One crush, released in part', '/freedom-of-infatuation/release-266'),
    ],
  },
  {
    titles: { en: 'Rules and enforcement', es: 'Normas y sanciones' },
    links: [
      link('Rating system', '/oversight#rating-system'),
      link('Comments on “One More”', '/oversight/one-more-comments'),
      link('Report a violation', '/enforcement#report'),
      link('Appeals', '/education#appeals'),
      link('Appeal of the desk lamp', '/enforcement/desk-lamp-transcript'),
    ],
  },
  {
    titles: { en: 'Filings and data', es: 'Expedientes y datos' },
    links: [
      link('Prospectus for one tip', '/filings/f-2025-00413'),
      link('Sundress yield curve', '/filings/sundress-yield-curve'),
      link('The index (CI)', '/filings/coochie-index'),
      link('Thirst trap database', '/filings/thirst-trap-database'),
      link('Simp investment analytics', '/filings/simp-investment-analytics'),
    ],
  },
  {
    titles: { en: 'For simps', es: 'Para simps' },
    links: [
      link('Simp Awareness 101', '/education/simp-awareness-101'),
      link('Enough: a program', '/education/simp-recovery-program'),
      link('Digital exposure glossary', '/resources/digital-exposure-glossary'),
      link('Content creator guidelines', '/resources/content-creator-guidelines'),
      link('Notices of gentle concern', '/resources/notice-of-gentle-concern'),
    ],
  },
];

export const legalNavigation: readonly Link[] = [
  ...finePrintPages,
  link('About this satire', '/disclaimer#what-this-site-is'),
];
