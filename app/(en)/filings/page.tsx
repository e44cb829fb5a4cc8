import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { filingSearchForm, filingsPage } from '@/content/filings';
import { href } from '@/content/site';
import { DashboardsSection } from './DashboardsSection';
import { RecentFilingsSection } from './RecentFilingsSection';
import styles from './FilingsPage.module.css';

const { title, description, lead, intro } = filingsPage;

export const metadata = createPageMetadata({ title, description, path: '/filings' });

export default function FilingsPage() {
  return (
    <PageShell menuItem={href('/filings')} breadcrumb={{ current: title }}>
      <Container>
        <PageHeader title={title} lead={lead}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageHeader>
        <div className={styles.search} data-print="no">
          <DisplayOnlyForm form={filingSearchForm} level={2} />
        </div>
        <RecentFilingsSection />
        <DashboardsSection />
      </Container>
    </PageShell>
  );
}
