import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { FoldedDisplayOnlyForm } from '@/components/displayOnly/FoldedDisplayOnlyForm';
import card from '@/components/LinkedCard.module.css';
import { filingSearchForm, filingsPage } from '@/content/filings';
import { findPage } from '@/content/pages';
import styles from './page.module.css';
import { DashboardsSection } from './DashboardsSection';
import { FormThumbnail } from './FormThumbnail';
import { RecentFilingsSection } from './RecentFilingsSection';

const page = findPage('/filings');
const { title, lead, published } = filingsPage;

export const metadata = createPageMetadata(page);

export default function FilingsPage() {
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.opening}>
          <PageHeader title={title} lead={lead}>
            <p className={`${styles.published} ${card.linked}`}>
              <FormThumbnail type="S-1" />
              <a href={published.url}>{published.label}</a>
            </p>
          </PageHeader>
          <div className={styles.search}>
            <FoldedDisplayOnlyForm form={filingSearchForm} />
          </div>
        </div>
        <RecentFilingsSection />
        <DashboardsSection />
      </Container>
    </PageShell>
  );
}
