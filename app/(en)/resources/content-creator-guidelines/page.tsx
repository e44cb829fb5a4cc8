import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { FormattedText } from '@/components/FormattedText';
import { guidelineChapters, creatorGuidelinesPage } from '@/content/creatorGuidelines';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { EditedMessageSection } from './EditedMessageSection';
import { Chapter } from './Chapter';
import styles from './Chapter.module.css';

const page = findPage('/resources/content-creator-guidelines');
const { officialName, title, lead, finding, plain, reply } = creatorGuidelinesPage;

export const metadata = createPageMetadata(page);

export default function CreatorGuidelinesPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={officialName} title={title} lead={lead} />
        <EditedMessageSection />
        {guidelineChapters.map((chapter) => (
          <Chapter key={chapter.n} chapter={chapter} />
        ))}
        <div className={styles.chapter}>
          <p className={styles.finding}>
            <FormattedText text={finding} />
          </p>
          <p>{plain}</p>
          <p>
            <a href={reply.url}>{reply.label}</a>
          </p>
        </div>
        <NextPaper title={paperWords.next} paper={getNextPaper('guidelines')} />
      </Container>
    </PageShell>
  );
}
