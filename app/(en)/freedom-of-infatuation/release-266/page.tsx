import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { release266 } from '@/content/release266';
import { readPage } from '@/content/pages';
import { href } from '@/content/site';
import { AftermathSections } from './AftermathSections';
import { Conversation } from './Conversation';
import { Drafts } from './Drafts';
import { Envelope } from './Envelope';
import { Letter } from './Letter';
import styles from './release.module.css';
import { Silence } from './Silence';
import { Statement } from './Statement';

const { title, description, lead, card } = release266;
const above = {
  label: readPage('freedom-of-infatuation').title,
  url: href('/freedom-of-infatuation'),
};

export const metadata = pageMetadata({
  title,
  description,
  path: '/freedom-of-infatuation/release-266',
  card,
});

export default function Release266Page() {
  return (
    <PageShell breadcrumb={{ ancestors: [above], current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={styles.sheets}>
          <Letter />
          <Statement />
          <Conversation />
          <Silence />
          <Drafts />
          <Envelope />
        </div>
        <AftermathSections />
      </Container>
    </PageShell>
  );
}
