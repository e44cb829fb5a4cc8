import type { RatingBand } from '@/content/oversight';
import styles from './Reading.module.css';

interface ReadingProps {
  title: string;
  lead: string;
  bands: readonly RatingBand[];
}

/** The bands of a rating, lowest first. */
export function Reading({ title, lead, bands }: ReadingProps) {
  return (
    <section className={styles.reading}>
      <h3>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.bands}>
        {bands.map(({ range, name, text }) => (
          <div key={range} className={styles.band}>
            <dt className={styles.term}>
              {name} <span className={styles.range}>{range}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
