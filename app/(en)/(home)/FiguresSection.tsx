import { homeFigures, homePage } from '@/content/home';
import styles from './FiguresSection.module.css';

export function FiguresSection() {
  return (
    <section className={styles.band}>
      <h2>{homePage.figures.title}</h2>
      <dl className={styles.figures}>
        {homeFigures.map(({ id, value, label, note, scale }) => (
          <div key={id} className={scale ? styles.sum : styles.figure}>
            <dt className={styles.label}>
              {label} {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={styles.value}>{value}</dd>
            {scale && (
              <dd className={styles.drawn}>
                <Bar part={scale.part} whole={scale.whole} />
                <span className={styles.scaleNote}>{scale.note}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A bar as wide as `whole`, filled up to `part` to the same scale, even where that is less than a pixel. */
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
