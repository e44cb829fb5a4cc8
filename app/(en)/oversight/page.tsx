import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { oversight } from '@/content/oversight';
import { href } from '@/content/site';
import { Approach } from './Approach';
import { EnforcementNote } from './EnforcementNote';
import { Programs } from './Programs';
import { RatingSystem } from './RatingSystem';
import { Regulations } from './Regulations';

const { title, description, lead, approach, rating, programs, regulations, enforcement } =
  oversight;

export const metadata = pageMetadata({ title, description, path: '/oversight' });

const contents = anchors('/oversight', {
  approach,
  'rating-system': rating,
  programs,
  regulations,
  enforcement,
});

export default function OversightPage() {
  return (
    <Shell section={href('/oversight')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <OnThisPage links={contents} />
        <Approach />
        <RatingSystem />
        <Programs />
        <Regulations />
        <EnforcementNote />
      </Container>
    </Shell>
  );
}
