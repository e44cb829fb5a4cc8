import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { SidebarLayout } from '@/components/SidebarLayout';
import { PageHeader } from '@/components/PageHeader';
import { aboutPage } from '@/content/about';
import { href } from '@/content/site';
import { CareersSection } from './CareersSection';
import { HistorySection } from './HistorySection';
import { LeadershipSection } from './LeadershipSection';
import { MissionSection } from './MissionSection';
import { OrganizationSection } from './OrganizationSection';

const { title, description, lead, mission, history, leadership, organization, careers } = aboutPage;

export const metadata = createPageMetadata({ title, description, path: '/about' });

const contents = createSectionLinks('/about', {
  mission,
  history,
  leadership,
  organization,
  careers,
});

export default function AboutPage() {
  return (
    <PageShell menuItem={href('/about')} breadcrumb={{ current: 'About' }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <SidebarLayout sidebar={<OnThisPage links={contents} />}>
          <MissionSection />
          <HistorySection />
          <LeadershipSection />
          <OrganizationSection />
          <CareersSection />
        </SidebarLayout>
      </Container>
    </PageShell>
  );
}
