import { Container } from '@/components/Container';
import { Featured } from './Featured';
import { Goals } from './Goals';
import { International } from './International';
import { Partnerships } from './Partnerships';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import {
  initiativeList,
  initiatives,
  international,
  partnerships,
  strategicGoals,
} from '@/content/initiatives';
import { href } from '@/content/site';
import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

const { title, description, lead } = initiatives;

export const metadata = pageMetadata({ title, description, path: '/initiatives' });

const contents = anchors('/initiatives', {
  featured: initiatives.featured,
  goals: initiatives.goals,
  international: initiatives.international,
  partnerships: initiatives.partnerships,
});

export default function InitiativesPage() {
  return (
    <Shell section={href('/initiatives')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={contents} />
        <Featured {...initiatives.featured} initiatives={initiativeList} />
        <Goals {...initiatives.goals} goals={strategicGoals} />
        <International {...initiatives.international} bodies={international} />
        <Partnerships {...initiatives.partnerships} partners={partnerships} />
      </Container>
    </Shell>
  );
}
