import type { DashboardTab } from '@/content/dashboards/dashboard';
import { Table } from '@/components/Table';
import styles from './DatasetPanel.module.css';

/** What a tab holds: the datasets there are, and the numbers of its chart. */
export function DatasetPanel({
  title,
  panel: { datasets, tables },
}: {
  title: string;
  panel: Pick<DashboardTab, 'datasets' | 'tables'>;
}) {
  return (
    <div className={styles.panel}>
      <div className={styles.layout}>
        <div>
          <h4>{title}</h4>
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
        </div>
      </div>
    </div>
  );
}
