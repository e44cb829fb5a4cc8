import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { glossaryPage } from '@/content/glossary';
import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { GlossaryEntries } from './GlossaryEntries';

export const metadata = createPageMetadata({
  ...glossaryPage,
  path: '/resources/digital-exposure-glossary',
});

export default function GlossaryPage() {
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{ ancestors: [educationLink], current: glossaryPage.title }}
    >
      <Container>
        <PageHeader title={glossaryPage.title} lead={glossaryPage.lead} />
        <GlossaryEntries />
      </Container>
    </PageShell>
  );
}
