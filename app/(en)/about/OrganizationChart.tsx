import type { Office } from '@/content/about';
import styles from './OrganizationChart.module.css';

function Box({ office: { name, people, text } }: { office: Office }) {
  return (
    <div className={styles.box}>
      <p className={styles.name}>{name}</p>
      <p className={styles.people}>
        <strong className={styles.count}>{people}</strong> {people === 1 ? 'person' : 'people'}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** Nested lists, drawn as a tree: with a trunk at the side or, where it fits, with rows that hang from it. */
export function OrganizationChart({ top }: { top: Office }) {
  return (
    <div className={styles.chart}>
      <Box office={top} />
      <ul className={styles.offices} role="list">
        {top.units?.map((office) => (
          <li key={office.id} className={styles.office} data-divided={Boolean(office.units)}>
            <Box office={office} />
            {office.units && (
              <ul className={styles.units} role="list">
                {office.units.map((unit) => (
                  <li key={unit.id} className={styles.office}>
                    <Box office={unit} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
