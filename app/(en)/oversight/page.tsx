import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { Approach } from './Approach';
import { EnforcementNote } from './EnforcementNote';
import { Programs } from './Programs';
import { RatingSystem } from './RatingSystem';
import { Regulations } from './Regulations';
import { PageHeader } from '@/components/PageHeader';
import {
  approach,
  exampleScores,
  exampleTable,
  exposureRating,
  formatRating,
  oversight,
  programs,
  ratingBands,
  rubricTable,
} from '@/content/oversight';
import { acknowledgmentTable, keyRegulations, sectionsTable } from '@/content/regulations';
import { href } from '@/content/site';
import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

const { title, description, lead } = oversight;

export const metadata = pageMetadata({ title, description, path: '/oversight' });

const contents = anchors('/oversight', {
  approach: oversight.approach,
  'rating-system': oversight.rating,
  programs: oversight.programs,
  regulations: oversight.regulations,
  enforcement: oversight.enforcement,
});

export default function OversightPage() {
  return (
    <Shell section={href('/oversight')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={contents} />
        <Approach {...oversight.approach} steps={approach} />
        <RatingSystem
          {...oversight.rating}
          rubric={rubricTable}
          reading={oversight.reading}
          bands={ratingBands}
          example={oversight.example}
          exampleTable={exampleTable}
          exampleRating={formatRating(exposureRating(exampleScores))}
        />
        <Programs {...oversight.programs} programs={programs} />
        <Regulations
          {...oversight.regulations}
          regulations={keyRegulations}
          equivalents={{ ...acknowledgmentTable, section: '301.6' }}
          sections={sectionsTable}
        />
        <EnforcementNote {...oversight.enforcement} report={oversight.report} />
      </Container>
    </Shell>
  );
}
