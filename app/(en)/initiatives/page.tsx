import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { LinkList } from '@/components/LinkList';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { initiativesPage } from '@/content/initiatives';
import { findPage } from '@/content/pages';
import { InitiativesSection } from './InitiativesSection';
import { StrategicGoalsSection } from './StrategicGoalsSection';
import { PartnershipsSection } from './PartnershipsSection';

const page = findPage('/initiatives');
const { international, partnerships } = initiativesPage;

export const metadata = createPageMetadata(page);

export default function InitiativesPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={initiativesPage.lead} />
        <OnThisPage links={createTableOfContents(page, initiativesPage)} inRow />
        <InitiativesSection />
        <StrategicGoalsSection />
        <Section title={international.title} id="international" titleBeside>
          <Paragraphs paragraphs={international.paragraphs} />
        </Section>
        <PartnershipsSection />
        <LinkList links={partnerships.links} />
      </Container>
    </PageShell>
  );
}
