import type { StaffMember } from '@/content/commissioners';
import styles from './StaffDirectory.module.css';

export function StaffDirectory({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <dl className={styles.directory}>
      {staff.map(({ id, name, title, text }) => (
        <div key={id} className={styles.member}>
          <dt>
            <span className={styles.name}>{name}</span>
            <span className={styles.title}>{title}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
