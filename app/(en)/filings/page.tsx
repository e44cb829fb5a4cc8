import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { filingSearch, filingsPage } from '@/content/filings';
import { href } from '@/content/site';
import { Data } from './Data';
import { Filings } from './Filings';
import styles from './search.module.css';

const { title, description, lead, intro } = filingsPage;

export const metadata = pageMetadata({ title, description, path: '/filings' });

export default function FilingsPage() {
  return (
    <Shell section={href('/filings')} trail={{ here: title }}>
      <Container>
        <PageHeader title={title} lead={lead}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageHeader>
        <div className={styles.search}>
          <SpecimenForm form={filingSearch} level={2} />
        </div>
        <Filings />
        <Data />
      </Container>
    </Shell>
  );
}
