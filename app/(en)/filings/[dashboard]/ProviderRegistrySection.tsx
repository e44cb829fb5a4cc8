import { Fragment } from 'react';
import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { DisplayOnlyButtons } from '@/components/displayOnly/DisplayOnlyButtons';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { FormattedDate } from '@/components/FormattedDate';
import { Section } from '@/components/Section';
import { StatusBadge, type StatusBadgeTone } from '@/components/StatusBadge';
import { Table } from '@/components/Table';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import {
  type ComplianceStatus,
  registryEntries,
  registrySearchForm,
  registryTable,
} from '@/content/providerRegistry';
import styles from './ProviderRegistrySection.module.css';

const { caption, columns, note, actions } = registryTable;
const noteId = 'registry-note';

const tones: Readonly<Record<ComplianceStatus, StatusBadgeTone>> = {
  Compliant: 'green',
  'Under Review': 'yellow',
  'Non-Compliant': 'red',
};

export function ProviderRegistrySection() {
  return (
    <Section title={dashboardWords.registry}>
      <DisplayOnlyForm form={registrySearchForm} />
      <div className={styles.results}>
        <DisplayOnlyButtons id={noteId} labels={[actions.export, actions.report]} note={note} />
        <Table
          caption={caption}
          columns={columns}
          rows={registryEntries.map(({ id, name, category, status, date, reason, link }) => [
            <Fragment key={id}>
              <span className={styles.name}>{name}</span>
              <p className={styles.reason}>
                {reason} {link && <a href={link.url}>{link.label}</a>}
              </p>
            </Fragment>,
            <StatusBadge key={id} tone={tones[status]}>
              {status}
            </StatusBadge>,
            <span key={id}>{id}</span>,
            category,
            <FormattedDate key={id} date={date} />,
            <DisplayOnlyButton
              key={id}
              aria-label={`${actions.details}: ${name}`}
              aria-describedby={noteId}
            >
              {actions.details}
            </DisplayOnlyButton>,
          ])}
        />
      </div>
    </Section>
  );
}
