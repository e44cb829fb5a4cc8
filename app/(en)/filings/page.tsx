import { Container } from '@/components/Container';
import { DataCards } from './DataCards';
import { FormList } from './FormList';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { Table } from '@/components/Table';
import {
  dataReports,
  dataSection,
  filingSearch,
  filingsPage,
  filingsTable,
  formNotes,
  formTypes,
  recentFilingsTable,
} from '@/content/filings';
import { href } from '@/content/site';
import type { SpecimenForm as Form } from '@/content/specimen';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import styles from './filings.module.css';

const { title, description, lead, intro } = filingsPage;

export const metadata = pageMetadata({ title, description, path: '/filings' });

const { entity, type, from, to } = filingSearch;
const search: Form = {
  id: 'filing-search',
  title: filingSearch.title,
  note: filingSearch.note,
  fields: [
    { kind: 'text', id: 'entity', label: entity.label },
    { kind: 'select', id: 'form-type', label: type.label, options: type.options },
    { kind: 'date', id: 'from', label: from.label },
    { kind: 'date', id: 'to', label: to.label },
  ],
  action: filingSearch.button,
};

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
          <SpecimenForm form={search} level={2} />
        </div>
        <Section title={filingsTable.title}>
          <Table {...recentFilingsTable} />
          <p className={styles.note}>{filingsTable.note}</p>
          <FormList forms={formTypes.map((form) => ({ form, ...formNotes[form] }))} />
        </Section>
        <Section title={dataSection.title} lead={dataSection.intro}>
          <DataCards reports={dataReports} updated="Last updated" />
          <p className={styles.note}>{dataSection.finePrint}</p>
        </Section>
      </Container>
    </Shell>
  );
}
