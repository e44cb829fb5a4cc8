import { type DashboardTab, listTables } from '@/content/dashboards/dashboard';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import { Paragraphs } from '@/components/Paragraphs';
import { Table } from '@/components/Table';
import styles from './DatasetPanel.module.css';

export function DatasetPanel({ panel }: { panel: DashboardTab }) {
  const { datasets, tableOnlyDatasets = [] } = panel;
  const tables = listTables(panel);
  const hasNarrowTable =
    tableOnlyDatasets.length === 0 && tables.every(({ columns }) => columns.length <= 5);
  return (
    <div className={hasNarrowTable ? styles.withNarrowTable : undefined}>
      <div className={styles.datasets}>
        <h4>{dashboardWords.datasets}</h4>
        <ul className={styles.list}>
          {datasets.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className={styles.tables}>
        {tables.map((table) => (
          <Table key={table.caption} {...table} />
        ))}
        {tableOnlyDatasets.map(({ id, title: name, paragraphs, table }) => (
          <div key={id} id={id} className={styles.record}>
            <h4>{name}</h4>
            <Paragraphs paragraphs={paragraphs} />
            <Table {...table} />
          </div>
        ))}
      </div>
    </div>
  );
}
