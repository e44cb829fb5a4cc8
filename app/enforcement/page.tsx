import { Container } from '@/components/Container';
import { Actions } from '@/components/enforcement/Actions';
import { Divisions } from '@/components/enforcement/Divisions';
import { Fines } from '@/components/enforcement/Fines';
import { Penalties } from '@/components/enforcement/Penalties';
import { Report } from '@/components/enforcement/Report';
import { OnThisPage } from '@/components/OnThisPage';
import { Overview } from '@/components/Overview';
import { PageHeader } from '@/components/PageHeader';
import { formatDollars } from '@/content/agency';
import {
  divisions,
  enforcement,
  finesTable,
  fineTotals,
  recentActions,
} from '@/content/enforcement';
import { penaltyTable } from '@/content/regulations';
import { href } from '@/content/site';
import { anchors } from '../anchors';
import { pageMetadata } from '../metadata';
import { Shell } from '../Shell';

const { title, description, lead, overview } = enforcement;

export const metadata = pageMetadata({ title, description, path: '/enforcement' });

const contents = anchors('/enforcement', {
  overview: overview.title,
  actions: enforcement.actions.title,
  fines: enforcement.fines.title,
  divisions: enforcement.divisions.title,
  penalties: enforcement.penalties.title,
  report: enforcement.report.title,
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
