import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { OverviewSection } from '@/components/OverviewSection';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { educationPage } from '@/content/education';
import { href } from '@/content/site';
import { findTranslatedPaths } from '@/content/siteIndex';
import { AppealsSection } from './AppealsSection';
import { EventsSection } from './EventsSection';
import { ProgramsSection } from './ProgramsSection';
import { ResourceRequestSection } from './ResourceRequestSection';
import { ResourcesSection } from './ResourcesSection';

const { title, description, lead, ...parts } = educationPage;

export const metadata = createPageMetadata({ title, description, path: '/education' });

export default function EducationPage() {
  return (
    <PageShell
      menuItem={href('/education')}
      translations={findTranslatedPaths('/education')}
      breadcrumb={{ current: title }}
    >
      <Container>
        <PageHeader title={title} lead={lead} />
        <SidebarLayout sidebar={<OnThisPage links={createSectionLinks('/education', parts)} />}>
          <OverviewSection {...parts.overview} />
        </SidebarLayout>
        <ResourcesSection />
        <EventsSection />
        <ProgramsSection />
        <AppealsSection />
        <ResourceRequestSection />
      </Container>
    </PageShell>
  );
}
