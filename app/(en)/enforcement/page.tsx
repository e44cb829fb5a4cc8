import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { IllustratedSection } from '@/components/IllustratedSection';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { enforcementPage } from '@/content/enforcement';
import { findPage } from '@/content/pages';
import { ActionsSection } from './ActionsSection';
import { DivisionsSection } from './DivisionsSection';
import { FinesSection } from './FinesSection';
import { PenaltiesSection } from './PenaltiesSection';
import { ReportViolationSection } from './ReportViolationSection';
import { RespondentsDrawing } from './RespondentsDrawing';

const page = findPage('/enforcement');

export const metadata = createPageMetadata(page);

export default function EnforcementPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={enforcementPage.lead} />
        <OnThisPage links={createTableOfContents(page, enforcementPage)} inRow />
        <IllustratedSection
          {...enforcementPage.overview}
          id="overview"
          picture={<RespondentsDrawing />}
          pictureFirst
        />
        <ActionsSection />
        <FinesSection />
        <DivisionsSection />
        <PenaltiesSection />
        <ReportViolationSection />
      </Container>
    </PageShell>
  );
}
