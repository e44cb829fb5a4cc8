import { mapByLanguage, type Language, homePathByLanguage } from './languages';
import { href } from './site';

export interface Link {
  label: string;
  url: string;
  /** The language of the label and the linked page, set only if the page with the link is in another language. */
  language?: string;
}

const link = (label: string, path: `/${string}`): Link => ({ label, url: href(path) });

export const homeLink = link('Home', '/');

const homeLabel: Readonly<Record<Language, string>> = { en: homeLink.label, es: 'Inicio' };

/** The first link of the breadcrumb, by language of the page. */
export const homeLinkByLanguage = mapByLanguage((language) =>
  link(homeLabel[language], homePathByLanguage[language]),
);

/** The seven links of the main menu, in order. */
export const primaryNavigation = [
  link('About', '/about'),
  link('Oversight', '/oversight'),
  link('News', '/news'),
  link('Filings', '/filings'),
  link('Enforcement', '/enforcement'),
  link('Initiatives', '/initiatives'),
  link('Education', '/education'),
] as const satisfies readonly Link[];

/** The links in the bar above the seal and the name of the agency, at the top of every page. */
export const utilityNavigation: readonly Link[] = [
  link('Glossary', '/resources/digital-exposure-glossary'),
  link('Careers', '/about#careers'),
  link('Help and accessibility', '/accessibility'),
];

export const footerColumns: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'The Commission',
    links: [
      link('Mission', '/about#mission'),
      link('History', '/about#history'),
      link('Commissioners', '/about#leadership'),
      link('Organization', '/about#organization'),
      link('Careers', '/about#careers'),
    ],
  },
  {
    title: 'Rules and enforcement',
    links: [
      link('Rating system', '/oversight#rating-system'),
      link('Key regulations', '/oversight#regulations'),
      link('Enforcement actions', '/enforcement#actions'),
      link('Report a violation', '/enforcement#report'),
      link('Appeals', '/education#appeals'),
    ],
  },
  {
    title: 'Filings and data',
    links: [
      link('Recent filings', '/filings'),
      link('Sundress yield curve', '/filings/sundress-yield-curve'),
      link('Coochie index', '/filings/coochie-index'),
      link('Thirst trap database', '/filings/thirst-trap-database'),
      link('Simp investment analytics', '/filings/simp-investment-analytics'),
    ],
  },
  {
    title: 'For simps',
    links: [
      link('Simp Awareness 101', '/education/simp-awareness-101'),
      link('Simp recovery program', '/education/simp-recovery-program'),
      link('Digital exposure glossary', '/resources/digital-exposure-glossary'),
      link('Content creator guidelines', '/resources/content-creator-guidelines'),
      link('News', '/news'),
    ],
  },
];

export const legalNavigation: readonly Link[] = [
  link('Accessibility', '/accessibility'),
  link('Privacy', '/privacy'),
  link('Disclaimer', '/disclaimer'),
  link('Freedom of Infatuation', '/freedom-of-infatuation'),
  link('No Simp Left Behind', '/no-simp-left-behind'),
  link('Licenses', '/licenses'),
  link('Site map', '/site-map'),
  link('About this satire', '/disclaimer#what-this-site-is'),
];
