import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { OverviewSection } from '@/components/OverviewSection';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { enforcementPage } from '@/content/enforcement';
import { href } from '@/content/site';
import { ActionsSection } from './ActionsSection';
import { DivisionsSection } from './DivisionsSection';
import { FinesSection } from './FinesSection';
import { PenaltiesSection } from './PenaltiesSection';
import { ReportViolationSection } from './ReportViolationSection';

const { title, description, lead, ...parts } = enforcementPage;

export const metadata = createPageMetadata({ title, description, path: '/enforcement' });

export default function EnforcementPage() {
  return (
    <PageShell menuItem={href('/enforcement')} breadcrumb={{ current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <SidebarLayout sidebar={<OnThisPage links={createSectionLinks('/enforcement', parts)} />}>
          <OverviewSection {...parts.overview} />
        </SidebarLayout>
        <ActionsSection />
        <FinesSection />
        <DivisionsSection />
        <PenaltiesSection />
        <ReportViolationSection />
      </Container>
    </PageShell>
  );
}
