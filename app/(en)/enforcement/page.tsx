import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { OverviewSection } from '@/components/OverviewSection';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { enforcementPage } from '@/content/enforcement';
import { findPage } from '@/content/pages';
import { ActionsSection } from './ActionsSection';
import { DivisionsSection } from './DivisionsSection';
import { FinesSection } from './FinesSection';
import { PenaltiesSection } from './PenaltiesSection';
import { ReportViolationSection } from './ReportViolationSection';

const page = findPage('/enforcement');

export const metadata = createPageMetadata(page);

export default function EnforcementPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={enforcementPage.lead} />
        <SidebarLayout
          sidebar={<OnThisPage links={createTableOfContents(page, enforcementPage)} />}
        >
          <OverviewSection {...enforcementPage.overview} />
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
