import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { oversightPage } from '@/content/oversight';
import { href } from '@/content/site';
import { ApproachSection } from './ApproachSection';
import { EnforcementSection } from './EnforcementSection';
import { ProgramsSection } from './ProgramsSection';
import { RatingSystemSection } from './RatingSystemSection';
import { RegulationsSection } from './RegulationsSection';

const { title, description, lead, approach, rating, programs, regulations, enforcement } =
  oversightPage;

export const metadata = createPageMetadata({ title, description, path: '/oversight' });

const contents = createSectionLinks('/oversight', {
  approach,
  'rating-system': rating,
  programs,
  regulations,
  enforcement,
});

export default function OversightPage() {
  return (
    <PageShell menuItem={href('/oversight')} breadcrumb={{ current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <SidebarLayout sidebar={<OnThisPage links={contents} />}>
          <ApproachSection />
        </SidebarLayout>
        <RatingSystemSection />
        <ProgramsSection />
        <RegulationsSection />
        <EnforcementSection />
      </Container>
    </PageShell>
  );
}
