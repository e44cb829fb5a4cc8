import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { findPage } from '@/content/pages';
import { release266Page } from '@/content/release266';
import { nextPaper, paperWords } from '@/content/papers';
import { FeesSection } from './FeesSection';
import { CorrespondenceSection } from './CorrespondenceSection';
import { ConversationSheet } from './ConversationSheet';
import { UnsentDraftsSheet } from './UnsentDraftsSheet';
import { EnvelopeSheet } from './EnvelopeSheet';
import { CoverLetter } from './CoverLetter';
import styles from './release.module.css';
import { SilentDaysSheet } from './SilentDaysSheet';
import { PaymentsSheet } from './PaymentsSheet';

const page = findPage('/freedom-of-infatuation/release-266');
const { officialName, title, lead } = release266Page;

export const metadata = createPageMetadata(page);

export default function Release266Page() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader officialName={officialName} title={title} lead={lead} />
        <div className={styles.columns}>
          <div className={styles.letter}>
            <CoverLetter />
          </div>
          <div className={styles.content}>
            <div className={styles.sheets}>
              <ConversationSheet />
              <SilentDaysSheet />
              <PaymentsSheet />
              <EnvelopeSheet />
            </div>
            <CorrespondenceSection />
            <FeesSection />
            <div className={styles.lastSheet}>
              <UnsentDraftsSheet />
            </div>
          </div>
        </div>
        <NextPaper title={paperWords.next} paper={nextPaper('release')} />
      </Container>
    </PageShell>
  );
}
