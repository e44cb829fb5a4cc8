import { Container } from '@/components/Container';
import { Appeals } from './Appeals';
import { Events } from './Events';
import { Programs } from './Programs';
import { Request } from './Request';
import { Resources } from './Resources';
import { OnThisPage } from '@/components/OnThisPage';
import { Overview } from '@/components/Overview';
import { PageHeader } from '@/components/PageHeader';
import {
  appealSteps,
  education,
  events,
  lampAppeal,
  programs,
  resources,
} from '@/content/education';
import { href } from '@/content/site';
import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

const { title, description, lead, overview } = education;

export const metadata = pageMetadata({ title, description, path: '/education' });

const contents = anchors('/education', {
  overview: overview,
  resources: education.resources,
  events: education.events,
  programs: education.programs,
  appeals: education.appeals,
  request: education.request,
});

export default function EducationPage() {
  return (
    <Shell section={href('/education')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={contents} />
        <Overview {...overview} />
        <Resources {...education.resources} resources={resources} />
        <Events {...education.events} events={events} />
        <Programs {...education.programs} programs={programs} />
        <Appeals {...education.appeals} procedure={appealSteps} pending={lampAppeal} />
        <Request {...education.request} />
      </Container>
    </Shell>
  );
}
