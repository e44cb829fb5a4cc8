import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { oversightPage } from '@/content/oversight';
import { findPage } from '@/content/pages';
import { ApproachSection } from './ApproachSection';
import { EnforcementSection } from './EnforcementSection';
import { ProgramsSection } from './ProgramsSection';
import { RatingSystemSection } from './RatingSystemSection';
import { RegulationsSection } from './RegulationsSection';

const page = findPage('/oversight');
const { lead, approach, rating, programs, regulations, enforcement } = oversightPage;

export const metadata = createPageMetadata(page);

const contents = createTableOfContents(page, {
  approach,
  'rating-system': rating,
  programs,
  regulations,
  enforcement,
});

export default function OversightPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={lead} />
        <OnThisPage links={contents} inRow />
        <ApproachSection />
        <RatingSystemSection />
        <ProgramsSection />
        <RegulationsSection />
        <EnforcementSection />
      </Container>
    </PageShell>
  );
}
