import { Fragment } from 'react';
import type { RegistryEntry, ComplianceStatus, registryTable } from '@/content/providerRegistry';
import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { StatusBadge, type StatusBadgeTone } from '@/components/StatusBadge';
import { FormattedDate } from '@/components/FormattedDate';
import styles from './ProviderRegistryTable.module.css';
import { DisplayOnlyButtons } from '@/components/displayOnly/DisplayOnlyButtons';
import { Table } from '@/components/Table';

interface ProviderRegistryTableProps {
  rows: readonly RegistryEntry[];
  words: typeof registryTable;
}

const noteId = 'registry-note';

const tones: Readonly<Record<ComplianceStatus, StatusBadgeTone>> = {
  Compliant: 'green',
  'Under Review': 'yellow',
  'Non-Compliant': 'red',
};

export function ProviderRegistryTable({ rows, words }: ProviderRegistryTableProps) {
  const { actions } = words;
  return (
    <div className={styles.results}>
      <DisplayOnlyButtons id={noteId} labels={[actions.export, actions.report]} note={words.note} />
      <Table
        caption={words.caption}
        columns={words.columns}
        rows={rows.map(({ id, name, category, status, date, reason, link }) => [
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
  );
}
