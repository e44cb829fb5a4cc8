import { Container } from '@/components/Container';
import { Actions } from './Actions';
import { Divisions } from './Divisions';
import { Fines } from './Fines';
import { Penalties } from './Penalties';
import { Report } from './Report';
import { OnThisPage } from '@/components/OnThisPage';
import { Overview } from '@/components/Overview';
import { PageHeader } from '@/components/PageHeader';
import { formatDollars } from '@/content/format';
import {
  divisions,
  enforcement,
  finesTable,
  fineTotals,
  recentActions,
} from '@/content/enforcement';
import { penaltyTable } from '@/content/regulations';
import { href } from '@/content/site';
import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

const { title, description, lead, overview } = enforcement;

export const metadata = pageMetadata({ title, description, path: '/enforcement' });

const contents = anchors('/enforcement', {
  overview: overview,
  actions: enforcement.actions,
  fines: enforcement.fines,
  divisions: enforcement.divisions,
  penalties: enforcement.penalties,
  report: enforcement.report,
});

export default function EnforcementPage() {
  return (
    <Shell section={href('/enforcement')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={contents} />
        <Overview {...overview} />
        <Actions {...enforcement.actions} actions={recentActions} />
        <Fines
          {...enforcement.fines}
          imposed={formatDollars(fineTotals.imposed)}
          collected={formatDollars(fineTotals.collected)}
          table={finesTable}
        />
        <Divisions {...enforcement.divisions} divisions={divisions} />
        <Penalties {...enforcement.penalties} schedule={penaltyTable} />
        <Report {...enforcement.report} />
      </Container>
    </Shell>
  );
}
