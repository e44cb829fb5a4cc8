import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { about } from '@/content/about';
import { href } from '@/content/site';
import styles from './about.module.css';
import { Careers } from './Careers';
import { History } from './History';
import { Leadership } from './Leadership';
import { Mission } from './Mission';
import { Organization } from './Organization';

const { title, description, lead, mission, history, leadership, organization, careers } = about;

export const metadata = pageMetadata({ title, description, path: '/about' });

const contents = anchors('/about', { mission, history, leadership, organization, careers });

export default function AboutPage() {
  return (
    <Shell section={href('/about')} trail={{ here: 'About' }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={styles.columns}>
          <div className={styles.contents}>
            <OnThisPage links={contents} />
          </div>
          <div className={styles.sections}>
            <Mission />
            <History />
            <Leadership />
            <Organization />
            <Careers />
          </div>
        </div>
      </Container>
    </Shell>
  );
}
