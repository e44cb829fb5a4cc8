import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { SatireNotice } from '@/components/layout/SatireNotice';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { satireLineByLanguage } from '@/content/errorPage';
import { defaultLanguage, type Language, type PathByAvailableLanguage } from '@/content/languages';
import { getLanguageSwitchLinks } from '@/content/translationUrls';
import {
  footerColumns,
  homeLink,
  homeLinkByLanguage,
  legalNavigation,
  type Link,
  primaryNavigation,
  utilityNavigation,
} from '@/content/navigation';
import { layoutWordsByLanguage } from '@/content/layoutWords';
import { site } from '@/content/site';
import { createBreadcrumbJsonLd } from './structuredData';
import { JsonLd } from './JsonLd';
import styles from './PageShell.module.css';

interface PageShellProps {
  children: ReactNode;
  /** Links to the pages between home and the current page, and the current page's short title. */
  breadcrumb?: { ancestors?: readonly Link[]; current: string };
  /** URL of the item of the main menu that is marked as current. */
  menuItem?: string;
  /** Language of the page. The menus link to English pages, so they stay in English, with lang="en". */
  language?: Language;
  /** The paths of the page in each language in which it exists. */
  translations?: PathByAvailableLanguage;
}

/** Header, breadcrumb, main element and footer of every page. */
export function PageShell({
  children,
  breadcrumb,
  menuItem,
  language = defaultLanguage,
  translations,
}: PageShellProps) {
  const words = layoutWordsByLanguage[language];
  const linkLanguage = language === defaultLanguage ? undefined : defaultLanguage;
  const ancestors = breadcrumb && [homeLinkByLanguage[language], ...(breadcrumb.ancestors ?? [])];
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words.skip}
      </a>
      <SatireNotice notice={words.notice} />
      <SiteHeader
        words={words}
        name={site.name}
        shortName={site.shortName}
        tagline={site.tagline}
        home={homeLink}
        utilities={utilityNavigation}
        navigation={primaryNavigation}
        languageLinks={getLanguageSwitchLinks(language, translations)}
        current={menuItem}
        linkLanguage={linkLanguage}
      />
      {ancestors && (
        <>
          <Breadcrumb label={words.breadcrumb} ancestors={ancestors} current={breadcrumb.current} />
          <JsonLd data={createBreadcrumbJsonLd(ancestors, breadcrumb.current)} />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter
        legalLabel={words.legal}
        name={site.name}
        copyright={site.copyright}
        columns={footerColumns}
        legal={legalNavigation}
        satireLine={satireLineByLanguage[language]}
        linksNote={words.englishLinksNote}
        printLine={words.printLine}
        linkLanguage={linkLanguage}
      />
    </>
  );
}
