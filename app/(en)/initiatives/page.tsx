import { sectionLinks } from '@/app/_frame/sectionLinks';
import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { initiatives } from '@/content/initiatives';
import { href } from '@/content/site';
import { FeaturedSection } from './FeaturedSection';
import { GoalsSection } from './GoalsSection';
import { InternationalSection } from './InternationalSection';
import { PartnershipsSection } from './PartnershipsSection';

const { title, description, lead, ...parts } = initiatives;

export const metadata = pageMetadata({ title, description, path: '/initiatives' });

export default function InitiativesPage() {
  return (
    <PageShell menuItem={href('/initiatives')} breadcrumb={{ current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={sectionLinks('/initiatives', parts)} />
        <FeaturedSection />
        <GoalsSection />
        <InternationalSection />
        <PartnershipsSection />
      </Container>
    </PageShell>
  );
}
