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
import { satireNotice, searchBox } from '@/content/notices';
import { site } from '@/content/site';
import { breadcrumbFacts } from './facts';
import { JsonLd } from './JsonLd';
import styles from './Shell.module.css';

interface ShellProps {
  children: ReactNode;
  /** Where the page stands: the pages above it (without home), and its own short title. */
  trail?: { above?: readonly Link[]; here: string };
  /** URL of the menu item that the page belongs to. */
  section?: string;
}

/** What stands around the content of every page. */
export function Shell({ children, trail, section }: ShellProps) {
  const above = trail && [home, ...(trail.above ?? [])];
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <SatireNotice notice={satireNotice} />
      <Masthead
        name={site.name}
        shortName={site.shortName}
        tagline={site.tagline}
        home={home}
        utilities={utilityNavigation}
        navigation={primaryNavigation}
        current={section}
        search={searchBox}
      />
      {above && <Breadcrumb trail={above} here={trail.here} />}
      {above && <JsonLd facts={breadcrumbFacts(above)} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer
        name={site.name}
        copyright={site.copyright}
        columns={footerColumns}
        legal={legalNavigation}
        strip={satireNotice.strip}
        printLine={satireNotice.printLine}
      />
    </>
  );
}
