import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { glossary } from '@/content/glossary';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Glossary } from './Glossary';

export const metadata = pageMetadata({ ...glossary, path: '/resources/digital-exposure-glossary' });

export default function GlossaryPage() {
  return (
    <Shell section={educationLink.url} trail={{ above: [educationLink], here: glossary.title }}>
      <Container>
        <PageHeader title={glossary.title} lead={glossary.lead} />
        <Glossary />
      </Container>
    </Shell>
  );
}
