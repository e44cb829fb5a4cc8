import type { TableData } from '@/content/charts';
import type { oversight } from '@/content/oversight';
import { Stamp } from '@/components/Stamp';
import { Table } from '@/components/Table';
import { Triplicate } from '@/components/Triplicate';
import styles from './WorkedExample.module.css';

type WorkedExampleProps = (typeof oversight)['example'] & { table: TableData; rating: string };

/** A sheet of the Commission's own arithmetic; the big figure repeats the last row. */
export function WorkedExample({ title, before, after, table, rating }: WorkedExampleProps) {
  return (
    <Triplicate>
      <section className={styles.example}>
        <div className={styles.sum}>
          <h3>{title}</h3>
          <p>{before}</p>
          <div className={styles.table}>
            <Table {...table} total />
          </div>
        </div>
        <div className={styles.result}>
          <p className={styles.rating} aria-hidden="true">
            {rating}
          </p>
          <Stamp>Registered</Stamp>
          <p className={styles.after}>{after}</p>
        </div>
      </section>
    </Triplicate>
  );
}
