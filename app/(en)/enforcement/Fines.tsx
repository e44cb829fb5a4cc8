import type { Passage } from '@/content/agency';
import type { TableData } from '@/content/charts';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import styles from './Fines.module.css';

type FinesProps = Passage & { imposed: string; collected: string; table: TableData };

export function Fines({ title, paragraphs, imposed, collected, table }: FinesProps) {
  return (
    <Section title={title} id="fines">
      <div className={styles.account}>
        <Paragraphs paragraphs={paragraphs} />
        <dl className={styles.totals}>
          <div className={styles.total}>
            <dt>Imposed</dt>
            <dd className={styles.amount}>{imposed}</dd>
          </div>
          <div className={styles.total}>
            <dt>Collected</dt>
            <dd className={styles.amount}>{collected}</dd>
          </div>
        </dl>
      </div>
      <Table {...table} total />
    </Section>
  );
}
