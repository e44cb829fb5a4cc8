import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { guidelineChapters, creatorGuidelinesPage } from '@/content/creatorGuidelines';
import { nextPaper, workingFileWords } from '@/content/workingFile';
import { BeforeAndAfterSection } from './BeforeAndAfterSection';
import { Chapter } from './Chapter';
import styles from './guidelines.module.css';

const { officialName, title, lead, finding, plain } = creatorGuidelinesPage;

export const metadata = createPageMetadata({
  ...creatorGuidelinesPage,
  path: '/resources/content-creator-guidelines',
});

export default function CreatorGuidelinesPage() {
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{ ancestors: [educationLink], current: officialName }}
    >
      <Container>
        <PageHeader officialName={officialName} title={title} lead={lead} />
        <BeforeAndAfterSection />
        {guidelineChapters.map((chapter) => (
          <Chapter key={chapter.n} chapter={chapter} />
        ))}
        <div className={styles.end}>
          <p>{finding}</p>
          <p>{plain}</p>
        </div>
        <NextPaper title={workingFileWords.next} paper={nextPaper('guidelines')} />
      </Container>
    </PageShell>
  );
}
