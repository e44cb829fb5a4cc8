import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { errorPageWords } from '@/content/errorPage';
import { getPathLanguage } from '@/content/languages';
import { getLanguageSwitchLinks } from '@/content/translationUrls';
import type { Link } from '@/content/link';
import {
  footerColumns,
  legalNavigation,
  primaryNavigation,
  utilityNavigation,
} from '@/content/navigation';
import { layoutWords } from '@/content/layoutWords';
import { localizeLink } from '@/content/localizeLink';
import { findPage, getPathsByLanguage, listAncestors, type Page } from '@/content/pages';
import { agencyNames, site, taglines } from '@/content/site';
import { createBreadcrumbJsonLd } from './structuredData';
import { JsonLd } from './JsonLd';
import styles from './PageShell.module.css';

interface PageShellProps {
  children: ReactNode;
  /** Determines the language, the menus, and the breadcrumb; by default the home page. */
  page?: Page;
}

export function PageShell({ children, page = findPage('/') }: PageShellProps) {
  const language = getPathLanguage(page.path);
  const words = layoutWords[language];
  const localize = (links: readonly Link[]) => links.map((link) => localizeLink(link, language));
  const ancestors = listAncestors(page);
  const [home = page, menuItem = page] = ancestors;
  const crumbs = ancestors.map(({ crumb, url }) => ({ label: crumb, url }));
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words.skip}
      </a>
      <SiteHeader
        words={words}
        name={agencyNames[language]}
        shortName={site.shortName}
        tagline={taglines[language]}
        home={home}
        utilities={localize(utilityNavigation)}
        navigation={localize(primaryNavigation)}
        languageLinks={getLanguageSwitchLinks(language, getPathsByLanguage(page.path))}
        current={menuItem.url}
      />
      {crumbs.length > 0 && (
        <>
          <Breadcrumb label={words.breadcrumb} ancestors={crumbs} current={page.crumb} />
          <JsonLd data={createBreadcrumbJsonLd(crumbs, page.crumb)} />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter
        words={words}
        name={agencyNames[language]}
        copyright={site.copyright}
        columns={footerColumns.map(({ titles, links }) => ({
          title: titles[language],
          links: localize(links),
        }))}
        legal={localize(legalNavigation)}
        satireLine={errorPageWords[language].satire}
      />
    </>
  );
}
