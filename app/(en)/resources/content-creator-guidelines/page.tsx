import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { guidelineChapters, creatorGuidelinesPage } from '@/content/creatorGuidelines';
import { Chapter } from './Chapter';
import { CoasterChapter } from './CoasterChapter';
import { FullMessageSection } from './FullMessageSection';
import styles from './guidelines.module.css';
import { RemainingWordsSection } from './RemainingWordsSection';

const { title, lead, plain } = creatorGuidelinesPage;

export const metadata = createPageMetadata({
  ...creatorGuidelinesPage,
  path: '/resources/content-creator-guidelines',
});

export default function CreatorGuidelinesPage() {
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{ ancestors: [educationLink], current: title }}
    >
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={styles.opening}>
          <FullMessageSection />
          <CoasterChapter />
        </div>
        {guidelineChapters.map((chapter) => (
          <Chapter key={chapter.n} chapter={chapter} />
        ))}
        <RemainingWordsSection />
        <p className={styles.plain}>{plain}</p>
      </Container>
    </PageShell>
  );
}
