import type { Leader } from '@/content/commissioners';
import type { Link } from '@/content/navigation';
import { Portrait } from '@/components/Portrait';
import styles from './Leaders.module.css';

export function Leaders({ leaders, all }: { leaders: readonly Leader[]; all: Link }) {
  return (
    <>
      <ul className={styles.leaders} role="list">
        {leaders.map(({ id, name, title, brief, image, initials }) => (
          <li key={id} className={styles.leader}>
            <Portrait src={image} initials={initials} size={120} lazy />
            <div>
              <h3>{name}</h3>
              <p className={styles.title}>{title}</p>
              <p>{brief}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={all.url}>{all.label}</a>
      </p>
    </>
  );
}
