import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { glossaryPage } from '@/content/glossary';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { GlossaryEntries } from './GlossaryEntries';

const page = findPage('/resources/digital-exposure-glossary');

export const metadata = createPageMetadata(page);

export default function GlossaryPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={glossaryPage.lead} />
        <GlossaryEntries />
      </Container>
    </PageShell>
  );
}
