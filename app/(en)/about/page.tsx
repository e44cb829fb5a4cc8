import { Careers } from './Careers';
import { History } from './History';
import { Leadership } from './Leadership';
import { Mission } from './Mission';
import { Organization } from './Organization';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import {
  about,
  advisoryCommittees,
  budgetTable,
  inventoryTable,
  organizationChart,
  positions,
  timeline,
} from '@/content/about';
import { commissioners, parties, staff } from '@/content/commissioners';
import { href } from '@/content/site';
import { anchors } from '@/app/_frame/anchors';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import styles from './about.module.css';

const { title, description, lead, mission, history, leadership, organization, careers } = about;

export const metadata = pageMetadata({ title, description, path: '/about' });

const contents = anchors('/about', {
  mission: mission.title,
  history: history.title,
  leadership: leadership.title,
  organization: organization.title,
  careers: careers.title,
});

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
            <Mission {...mission} />
            <History {...history} entries={timeline} />
            <Leadership
              {...leadership}
              parties={parties}
              commissioners={commissioners}
              members={staff}
            />
            <Organization
              {...organization}
              chart={organizationChart}
              advisers={advisoryCommittees}
              budget={budgetTable}
              inventory={inventoryTable}
            />
            <Careers {...careers} positions={positions} />
          </div>
        </div>
      </Container>
    </Shell>
  );
}
