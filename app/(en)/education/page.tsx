import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { Overview } from '@/components/Overview';
import { PageHeader } from '@/components/PageHeader';
import { education } from '@/content/education';
import { href } from '@/content/site';
import { Appeals } from './Appeals';
import { Events } from './Events';
import { Programs } from './Programs';
import { Request } from './Request';
import { Resources } from './Resources';

const { title, description, lead, ...parts } = education;

export const metadata = pageMetadata({ title, description, path: '/education' });

export default function EducationPage() {
  return (
    <Shell section={href('/education')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={anchors('/education', parts)} />
        <Overview {...parts.overview} />
        <Resources />
        <Events />
        <Programs />
        <Appeals />
        <Request />
      </Container>
    </Shell>
  );
}
