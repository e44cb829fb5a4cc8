import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { satireLineByLanguage } from '@/content/errorPage';
import { defaultLanguage, type Language, type PathByAvailableLanguage } from '@/content/languages';
import { getLanguageSwitchLinks } from '@/content/translationUrls';
import {
  footerColumns,
  homeLinkByLanguage,
  legalNavigation,
  type Link,
  primaryNavigation,
  utilityNavigation,
} from '@/content/navigation';
import { layoutWordsByLanguage } from '@/content/layoutWords';
import { linkInLanguage } from '@/content/linkInLanguage';
import { agencyNameByLanguage, site, taglineByLanguage } from '@/content/site';
import { createBreadcrumbJsonLd } from './structuredData';
import { JsonLd } from './JsonLd';
import styles from './PageShell.module.css';

interface PageShellProps {
  children: ReactNode;
  /** Links to the pages between home and the current page, and the current page's short title. */
  breadcrumb?: { ancestors?: readonly Link[]; current: string };
  /** URL of the item of the main menu that is marked as current. */
  menuItem?: string;
  /** Language of the page. Links of the menus to pages that it lacks stay English, with lang="en". */
  language?: Language;
  translations?: PathByAvailableLanguage;
}

export function PageShell({
  children,
  breadcrumb,
  menuItem,
  language = defaultLanguage,
  translations,
}: PageShellProps) {
  const words = layoutWordsByLanguage[language];
  const home = homeLinkByLanguage[language];
  const localize = (links: readonly Link[]) => links.map((link) => linkInLanguage(link, language));
  const ancestors = breadcrumb && [home, ...(breadcrumb.ancestors ?? [])];
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words.skip}
      </a>
      <SiteHeader
        words={words}
        name={agencyNameByLanguage[language]}
        shortName={site.shortName}
        tagline={taglineByLanguage[language]}
        home={home}
        utilities={localize(utilityNavigation)}
        navigation={localize(primaryNavigation)}
        languageLinks={getLanguageSwitchLinks(language, translations)}
        current={menuItem}
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
        words={words}
        name={agencyNameByLanguage[language]}
        copyright={site.copyright}
        columns={footerColumns.map(({ titleByLanguage, links }) => ({
          title: titleByLanguage[language],
          links: localize(links),
        }))}
        legal={localize(legalNavigation)}
        satireLine={satireLineByLanguage[language]}
      />
    </>
  );
}
