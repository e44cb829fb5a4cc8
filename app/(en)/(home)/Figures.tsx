import { Section } from '@/components/Section';
import { homeFigures, homePage } from '@/content/home';
import styles from './Figures.module.css';

export function Figures() {
  return (
    <Section title={homePage.figures.title}>
      <dl className={styles.figures}>
        {homeFigures.map(({ id, value, label, note }) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>
              {label} {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
