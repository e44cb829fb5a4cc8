import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { oneHahaPage } from '@/content/oneHaha';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { ChatTranscript } from './ChatTranscript';
import { Footnotes } from './Footnotes';

const page = findPage('/enforcement/one-haha');
const { officialName, title, lead, footnotes, footnotesLabel } = oneHahaPage;

export const metadata = createPageMetadata(page);

export default function OneHahaPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={officialName} title={title} lead={lead} />
        <ChatTranscript />
        <Footnotes label={footnotesLabel} texts={footnotes} />
        <NextPaper title={paperWords.next} paper={getNextPaper('exhibit')} />
      </Container>
    </PageShell>
  );
}
