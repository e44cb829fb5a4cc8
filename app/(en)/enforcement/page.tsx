import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { Overview } from '@/components/Overview';
import { PageHeader } from '@/components/PageHeader';
import { enforcement } from '@/content/enforcement';
import { href } from '@/content/site';
import { Actions } from './Actions';
import { Divisions } from './Divisions';
import { Fines } from './Fines';
import { Penalties } from './Penalties';
import { Report } from './Report';

const { title, description, lead, ...parts } = enforcement;

export const metadata = pageMetadata({ title, description, path: '/enforcement' });

export default function EnforcementPage() {
  return (
    <Shell section={href('/enforcement')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={anchors('/enforcement', parts)} />
        <Overview {...parts.overview} />
        <Actions />
        <Fines />
        <Divisions />
        <Penalties />
        <Report />
      </Container>
    </Shell>
  );
}
