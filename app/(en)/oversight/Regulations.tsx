import type { TableData } from '@/content/charts';
import type { oversight } from '@/content/oversight';
import type { KeyRegulation } from '@/content/regulations';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import styles from './Regulations.module.css';

type RegulationsProps = (typeof oversight)['regulations'] & {
  regulations: readonly KeyRegulation[];
  /** Stands under the section that it belongs to. */
  equivalents: TableData & { section: string };
  sections: TableData;
};

export function Regulations(props: RegulationsProps) {
  const { title, lead, code, regulations, equivalents, sections } = props;
  return (
    <Section title={title} id="regulations" lead={lead}>
      {regulations.map((regulation) => (
        <article key={regulation.section} className={styles.regulation}>
          <h3 className={styles.head}>
            <span className={styles.section}>51 CSR {regulation.section}</span> {regulation.title}
          </h3>
          <div className={styles.text}>
            <Paragraphs paragraphs={regulation.paragraphs} />
            {regulation.section === equivalents.section && (
              <div className={styles.table}>
                <Table {...equivalents} />
              </div>
            )}
          </div>
        </article>
      ))}
      <div className={styles.code}>
        <p>{code}</p>
        <details className={styles.details}>
          <summary className={styles.summary}>
            Read the Code ({sections.rows.length} sections)
          </summary>
          <Table {...sections} />
        </details>
      </div>
    </Section>
  );
}
