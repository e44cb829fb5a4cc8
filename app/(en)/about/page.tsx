import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { aboutPage } from '@/content/about';
import { findPage } from '@/content/pages';
import { CareersSection } from './CareersSection';
import { HistorySection } from './HistorySection';
import { LeadershipSection } from './LeadershipSection';
import { MissionSection } from './MissionSection';
import { OrganizationSection } from './OrganizationSection';

const page = findPage('/about');

export const metadata = createPageMetadata(page);

export default function AboutPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={aboutPage.lead} />
        <OnThisPage links={createTableOfContents(page, aboutPage)} inRow />
        <MissionSection />
        <HistorySection />
        <LeadershipSection />
        <OrganizationSection />
        <CareersSection />
      </Container>
    </PageShell>
  );
}
