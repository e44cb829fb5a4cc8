import { homeStatistics, homePage } from '@/content/home';
import styles from './StatisticsSection.module.css';

export function StatisticsSection() {
  return (
    <section className={styles.band}>
      <h2>{homePage.figures.title}</h2>
      <dl className={styles.figures}>
        {homeStatistics.map(({ id, value, label, note, scale }) => (
          <div key={id} className={scale ? styles.sum : styles.figure}>
            <dt className={styles.label}>
              {label} {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={styles.value}>{value}</dd>
            {scale && (
              <dd className={styles.drawn}>
                <Bar part={scale.part} whole={scale.whole} />
                <span className={styles.note}>{scale.note}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The bar is exactly to scale, even if the part is narrower than a pixel. */
function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0H${part}V1H0Z`} />
    </svg>
  );
}
