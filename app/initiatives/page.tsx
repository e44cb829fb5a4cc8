import { Container } from '@/components/Container';
import { Featured } from '@/components/initiatives/Featured';
import { Goals } from '@/components/initiatives/Goals';
import { International } from '@/components/initiatives/International';
import { Partnerships } from '@/components/initiatives/Partnerships';
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
import { anchors } from '../anchors';
import { pageMetadata } from '../metadata';
import { Shell } from '../Shell';

const { title, description, lead } = initiatives;

export const metadata = pageMetadata({ title, description, path: '/initiatives' });

const contents = anchors('/initiatives', {
  featured: initiatives.featured.title,
  goals: initiatives.goals.title,
  international: initiatives.international.title,
  partnerships: initiatives.partnerships.title,
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
