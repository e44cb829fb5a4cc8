import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { addNoBreakSpaces } from '@/content/format';
import { oversightPage } from '@/content/oversight';
import { acknowledgmentValueTable, keyRegulations } from '@/content/regulations';
import styles from './RegulationsSection.module.css';

const { title, code, proposed, petition, comments } = oversightPage.regulations;

export function RegulationsSection() {
  return (
    <Section title={title} id="regulations">
      {keyRegulations.map((regulation) => (
        <article key={regulation.section} className={styles.regulation}>
          <h3 className={styles.head}>
            <span className={styles.section}>
              {addNoBreakSpaces(`51 CSR ${regulation.section}`)}
            </span>{' '}
            {regulation.title}
          </h3>
          <div className={styles.text}>
            <Paragraphs paragraphs={regulation.paragraphs} />
            {regulation.section === '301.6' && (
              <>
                <Table {...acknowledgmentValueTable} hidesCaption />
                <p>
                  <a href={petition.url}>{petition.label}</a>
                </p>
              </>
            )}
          </div>
        </article>
      ))}
      <div className={styles.code}>
        <p>{code}</p>
        <p>
          {proposed} <a href={comments.url}>{comments.label}</a>.
        </p>
      </div>
    </Section>
  );
}
