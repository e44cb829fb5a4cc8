import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { initiatives } from '@/content/initiatives';
import { href } from '@/content/site';
import { Featured } from './Featured';
import { Goals } from './Goals';
import { International } from './International';
import { Partnerships } from './Partnerships';

const { title, description, lead, ...parts } = initiatives;

export const metadata = pageMetadata({ title, description, path: '/initiatives' });

export default function InitiativesPage() {
  return (
    <Shell section={href('/initiatives')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={anchors('/initiatives', parts)} />
        <Featured />
        <Goals />
        <International />
        <Partnerships />
      </Container>
    </Shell>
  );
}
