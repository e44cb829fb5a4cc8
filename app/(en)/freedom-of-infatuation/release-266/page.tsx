import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { CrisisLine } from '@/components/CrisisLine';
import { NextPaper } from '@/components/NextPaper';
import { DialogueLines } from '@/components/DialogueLines';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { crisisLine } from '@/content/crisisLine';
import { findPage } from '@/content/pages';
import { coverLetter, release266Page } from '@/content/release266';
import { getNextPaper, paperWords } from '@/content/papers';
import { ConversationSheet } from './ConversationSheet';
import { UnsentDraftsSheet } from './UnsentDraftsSheet';
import { EnvelopeSheet } from './EnvelopeSheet';
import paragraphStyles from '@/components/Paragraphs.module.css';
import typography from '@/components/Typography.module.css';
import { RedactedText } from './RedactedText';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';
import styles from './page.module.css';
import { SilentDaysSheet } from './SilentDaysSheet';

const page = findPage('/freedom-of-infatuation/release-266');
const { officialName, title, lead, letter, correspondence, fees } = release266Page;
const { statement } = release266Page.sheets;

export const metadata = createPageMetadata(page);

export default function Release266Page() {
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.columns}>
          <PageHeader caption={officialName} title={title} lead={lead} />
          <div className={styles.letterText}>
            <ReleasedSheetLayout title={letter.title} status={letter.date}>
              <div className={paragraphStyles.lines}>
                <p>
                  <RedactedText text={coverLetter} />
                </p>
                <p className={typography.small}>{letter.signed}</p>
              </div>
            </ReleasedSheetLayout>
          </div>
          <div className={styles.others}>
            <div className={styles.sheets}>
              <ConversationSheet />
              <SilentDaysSheet />
              <ReleasedSheetLayout title={statement.title} status={statement.status}>
                <Table {...statement.table} />
              </ReleasedSheetLayout>
              <EnvelopeSheet />
            </div>
            <Section title={correspondence.title}>
              <DialogueLines exchanges={correspondence.exchanges} />
            </Section>
            <Section title={fees.title}>
              <Paragraphs paragraphs={fees.paragraphs} />
            </Section>
            <div className={styles.last}>
              <UnsentDraftsSheet />
              <p>{fees.advice}</p>
              <CrisisLine parts={crisisLine.en} />
              <p>
                <a href={fees.more.url}>{fees.more.label}</a>
              </p>
            </div>
            <NextPaper title={paperWords.next} paper={getNextPaper('release')} />
          </div>
        </div>
      </Container>
    </PageShell>
  );
}
