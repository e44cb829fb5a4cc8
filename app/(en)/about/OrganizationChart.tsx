import type { OrganizationUnit } from '@/content/about';
import { SealMoth } from '@/components/Seal';
import styles from './OrganizationChart.module.css';

function OfficeBox({ office: { name, people, text } }: { office: OrganizationUnit }) {
  return (
    <div className={styles.box}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        <strong>{people}</strong> {people === 1 ? 'person' : 'people'}
      </p>
      <svg className={styles.dots} viewBox={`0 0 ${people * 10} 8`} aria-hidden="true">
        <path d={`M3 4H${people * 10 - 6}`} strokeDasharray="0 10" />
      </svg>
      <p>{text}</p>
    </div>
  );
}

interface OrganizationChartProps {
  top: OrganizationUnit;
  offices: readonly OrganizationUnit[];
  seasonal: string;
}

/** A list, which CSS draws as a tree with a dot for each person. */
export function OrganizationChart({ top, offices, seasonal }: OrganizationChartProps) {
  return (
    <div className={styles.chart}>
      <OfficeBox office={top} />
      <ul className={styles.offices} role="list">
        {offices.map((office) => (
          <li key={office.id} className={styles.office}>
            <OfficeBox office={office} />
          </li>
        ))}
      </ul>
      <p className={styles.seasonal}>
        <span className={styles.moth}>
          <SealMoth />
        </span>
        {seasonal}
      </p>
    </div>
  );
}
