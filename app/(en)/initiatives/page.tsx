import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { initiativesPage } from '@/content/initiatives';
import { href } from '@/content/site';
import { InitiativesSection } from './InitiativesSection';
import { StrategicGoalsSection } from './StrategicGoalsSection';
import { InternationalBodiesSection } from './InternationalBodiesSection';
import { PartnershipsSection } from './PartnershipsSection';

const { title, description, lead, ...parts } = initiativesPage;

export const metadata = createPageMetadata({ title, description, path: '/initiatives' });

export default function InitiativesPage() {
  return (
    <PageShell menuItem={href('/initiatives')} breadcrumb={{ current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <SidebarLayout sidebar={<OnThisPage links={createSectionLinks('/initiatives', parts)} />}>
          <InitiativesSection />
        </SidebarLayout>
        <StrategicGoalsSection />
        <InternationalBodiesSection />
        <PartnershipsSection />
      </Container>
    </PageShell>
  );
}
