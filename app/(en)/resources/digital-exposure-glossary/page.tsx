import { Container } from '@/components/Container';
import { Glossary } from '@/components/glossary/Glossary';
import { PageHeader } from '@/components/PageHeader';
import { glossary, glossaryTerms } from '@/content/glossary';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

export const metadata = pageMetadata({ ...glossary, path: '/resources/digital-exposure-glossary' });

export default function GlossaryPage() {
  return (
    <Shell section={educationLink.url} trail={{ above: [educationLink], here: glossary.title }}>
      <Container>
        <PageHeader title={glossary.title} lead={glossary.lead} />
        <Glossary terms={glossaryTerms} indexLabel="Letters" seeAlso="See also" />
      </Container>
    </Shell>
  );
}
