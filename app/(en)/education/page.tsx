import { sectionLinks } from '@/app/_frame/sectionLinks';
import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { OverviewSection } from '@/components/OverviewSection';
import { PageHeader } from '@/components/PageHeader';
import { education } from '@/content/education';
import { href } from '@/content/site';
import { translationsAt } from '@/content/siteIndex';
import { AppealsSection } from './AppealsSection';
import { EventsSection } from './EventsSection';
import { ProgramsSection } from './ProgramsSection';
import { ResourceRequestSection } from './ResourceRequestSection';
import { ResourcesSection } from './ResourcesSection';

const { title, description, lead, ...parts } = education;

export const metadata = pageMetadata({ title, description, path: '/education' });

export default function EducationPage() {
  return (
    <PageShell
      menuItem={href('/education')}
      translations={translationsAt('/education')}
      breadcrumb={{ current: title }}
    >
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={sectionLinks('/education', parts)} />
        <OverviewSection {...parts.overview} />
        <ResourcesSection />
        <EventsSection />
        <ProgramsSection />
        <AppealsSection />
        <ResourceRequestSection />
      </Container>
    </PageShell>
  );
}
