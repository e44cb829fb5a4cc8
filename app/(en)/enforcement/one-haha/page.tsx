import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { oneHahaChat, oneHahaPage } from '@/content/oneHaha';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { ChatTranscript } from './ChatTranscript';
import { Footnotes } from './Footnotes';
import styles from './page.module.css';

const page = findPage('/enforcement/one-haha');
const { officialName, title, lead, footnotes, footnotesLabel } = oneHahaPage;

export const metadata = createPageMetadata(page);

const notes = footnotes.map((text, i) => ({
  text,
  row: oneHahaChat.findIndex(({ footnote }) => footnote === i + 1) + 1,
}));

export default function OneHahaPage() {
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.column}>
          <PageHeader caption={officialName} title={title} lead={lead} />
        </div>
        <div className={styles.exhibit}>
          <ChatTranscript />
          <Footnotes label={footnotesLabel} notes={notes} />
        </div>
        <div className={styles.column}>
          <NextPaper title={paperWords.next} paper={getNextPaper('exhibit')} />
        </div>
      </Container>
    </PageShell>
  );
}
