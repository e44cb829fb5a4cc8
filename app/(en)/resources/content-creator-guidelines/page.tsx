import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { chapters, creatorGuidelines } from '@/content/creatorGuidelines';
import { Chapter } from './Chapter';
import { Coaster } from './Coaster';
import { FirstMessage } from './FirstMessage';
import styles from './guidelines.module.css';
import { Remainder } from './Remainder';

const { title, lead, plain } = creatorGuidelines;

export const metadata = pageMetadata({
  ...creatorGuidelines,
  path: '/resources/content-creator-guidelines',
});

export default function CreatorGuidelinesPage() {
  return (
    <Shell section={educationLink.url} trail={{ above: [educationLink], here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <FirstMessage />
        <Coaster />
        {chapters.map((chapter) => (
          <Chapter key={chapter.n} chapter={chapter} />
        ))}
        <Remainder />
        <p className={styles.plain}>{plain}</p>
      </Container>
    </Shell>
  );
}
