import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Footer } from '@/components/layout/Footer';
import { Masthead } from '@/components/layout/Masthead';
import { SatireNotice } from '@/components/layout/SatireNotice';
import {
  footerColumns,
  home,
  legalNavigation,
  type Link,
  primaryNavigation,
  utilityNavigation,
} from '@/content/navigation';
import type { Language } from '@/content/languages';
import { frameWords, searchBox } from '@/content/notices';
import { site } from '@/content/site';
import { breadcrumbFacts } from './structuredData';
import { JsonLd } from './JsonLd';
import styles from './Shell.module.css';

interface ShellProps {
  children: ReactNode;
  /** Where the page stands: the pages above it (without home), and its own short title. */
  trail?: { above?: readonly Link[]; here: string };
  /** URL of the menu item that the page belongs to. */
  section?: string;
  /** Of the page. Menus lead to English pages and stay English, marked as such. */
  language?: Language;
}

/** What stands around the content of every page. */
export function Shell({ children, trail, section, language = 'en' }: ShellProps) {
  const { skip, breadcrumb, notice } = frameWords[language];
  const foreign = language === 'en' ? undefined : 'en';
  const above = trail && [{ ...home, language: foreign }, ...(trail.above ?? [])];
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <SatireNotice notice={notice} />
      <Masthead
        name={site.name}
        shortName={site.shortName}
        tagline={site.tagline}
        home={home}
        utilities={utilityNavigation}
        navigation={primaryNavigation}
        current={section}
        search={searchBox}
        language={foreign}
      />
      {above && <Breadcrumb label={breadcrumb} trail={above} here={trail.here} />}
      {above && <JsonLd facts={breadcrumbFacts(above)} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer
        name={site.name}
        copyright={site.copyright}
        columns={footerColumns}
        legal={legalNavigation}
        strip={notice.strip}
        printLine={notice.printLine}
        language={foreign}
      />
    </>
  );
}
