import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { IllustratedSection } from '@/components/IllustratedSection';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { SpotIllustration } from '@/components/SpotIllustration';
import { educationPage } from '@/content/education';
import { findPage } from '@/content/pages';
import { AppealsSection } from './AppealsSection';
import { EventsSection } from './EventsSection';
import { ProgramsSection } from './ProgramsSection';
import { ResourceRequestSection } from './ResourceRequestSection';
import { ResourcesSection } from './ResourcesSection';

const page = findPage('/education');

export const metadata = createPageMetadata(page);

export default function EducationPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={educationPage.lead} />
        <OnThisPage links={createTableOfContents(page, educationPage)} inRow />
        <IllustratedSection
          {...educationPage.overview}
          id="overview"
          picture={<SpotIllustration name="classroom" />}
          pictureFirst
        />
        <ResourcesSection />
        <EventsSection />
        <ProgramsSection />
        <AppealsSection />
        <ResourceRequestSection />
      </Container>
    </PageShell>
  );
}
