import { createWebsiteJsonLd } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { findPage } from '@/content/pages';
import { site } from '@/content/site';
import { AboutSection } from './AboutSection';
import { FeatureCardsSection } from './FeatureCardsSection';
import { StatisticsSection } from './StatisticsSection';
import { Hero } from './Hero';
import { NewsSection } from './NewsSection';
import styles from './page.module.css';
import { PapersSection } from './PapersSection';

export const metadata = createPageMetadata(findPage('/'));

export default function HomePage() {
  return (
    <PageShell>
      <JsonLd data={createWebsiteJsonLd('en', site.description)} />
      <Hero />
      <div className={styles.page}>
        <Container>
          <PapersSection />
          <NewsSection />
          <div className={styles.lesser}>
            <FeatureCardsSection />
          </div>
          <StatisticsSection />
          <div className={styles.lesser}>
            <AboutSection />
          </div>
        </Container>
      </div>
    </PageShell>
  );
}
