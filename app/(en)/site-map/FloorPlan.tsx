import { siteMapPage } from '@/content/siteMap';
import styles from './FloorPlanDrawing.module.css';

interface PageGroup {
  id: string;
  title: string;
  pages: readonly { url: string }[];
}

const { label, scale, here } = siteMapPage.plan;

/** The groups of the site map as rooms of a building, with one desk per page. */
export function FloorPlan({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <nav className={styles.plan} data-print="no" aria-label={label}>
      <ul className={styles.rooms} role="list">
        {groups.map((group) => (
          <Room key={group.id} group={group} />
        ))}
      </ul>
      <p className={styles.scale}>{scale}</p>
      <p className={styles.here}>
        <strong>{here}</strong>
      </p>
    </nav>
  );
}

function Room({ group: { id, title, pages } }: { group: PageGroup }) {
  return (
    <li className={styles.room} style={{ flexGrow: pages.length }}>
      <a className={styles.link} href={`#${id}`}>
        {title}
      </a>
      <span className={styles.desks} aria-hidden="true">
        {pages.map(({ url }) => (
          <span key={url} className={styles.desk} />
        ))}
      </span>
    </li>
  );
}
